import { readFileSync } from "node:fs";
import { join } from "node:path";
import { industryPages } from "../../../content/industries/index.ts";
import { industries } from "../../../content/landing/industries.ts";
import { services } from "../../../content/landing/services.ts";
import { servicePages } from "../../../content/services/index.ts";
import { home } from "../../../content/pages/home.ts";
import { brand } from "../../../content/site/brand.ts";
import { claims } from "../../../content/site/claims.ts";
import { solutions } from "../../../content/site/solutions.ts";
import { checksumOf } from "../build/checksum.ts";
import { palette } from "../images/palette.ts";
import { REPOSITORY } from "../library/template-folder.ts";

export type SharedPage = {
  file: string;
  kicker: string;
  title: string;
  text: string;
  drawing: string;
  /** Checksum of the colors, and of all texts and the drawing that the image shows. */
  checksum: string;
};

const PUBLIC = join(REPOSITORY, "public");

export function sharedPages(): SharedPage[] {
  return [
    shared("/share.png", {
      kicker: brand.name,
      title: home.title,
      text: `Live in ${claims.live}. Pay back in ${claims.payBack}.`,
      drawing: read(join(import.meta.dirname, "hub.svg")),
    }),
    ...services.flatMap(({ slug, title, image }) =>
      servicePages
        .filter((page) => page.slug === slug)
        .map(({ promise }) =>
          shared(`/share/services/${slug}.png`, {
            kicker: `${brand.name} · ${solutions.services.heading}`,
            title,
            text: promise,
            drawing: read(join(PUBLIC, image.src)),
          }),
        ),
    ),
    ...industryPages.map(({ slug, promise, picture }) =>
      shared(`/share/industries/${slug}.png`, {
        kicker: `${brand.name} · ${solutions.industries.heading}`,
        title: industries.find((industry) => industry.slug === slug)?.name ?? "",
        text: promise,
        drawing: read(join(PUBLIC, picture.src)),
      }),
    ),
  ];
}

function shared(path: string, shown: Omit<SharedPage, "file" | "checksum">): SharedPage {
  const checksum = checksumOf(Buffer.from(JSON.stringify([shown, palette])));
  return { file: join(PUBLIC, path), ...shown, checksum };
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}
