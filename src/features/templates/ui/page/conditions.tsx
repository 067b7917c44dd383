import { templatesPage } from "#content/library/templates-page.ts";
import { ChipLink } from "#design/chip.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import type { Variant } from "../../views.ts";

const content = templatesPage.conditions;

export function Variants({ variants, keepPlace }: { variants: Variant[]; keepPlace: boolean }) {
  if (variants.length === 0) return null;
  return (
    <nav aria-label={content.variants} className="-mx-1 mt-3 flex flex-wrap gap-2 p-1 print:hidden">
      {variants.map(({ slug, label }, place) => (
        <ChipLink
          key={slug}
          to={templatePath(slug)}
          selected={place === 0}
          preventScrollReset={keepPlace}
          className="whitespace-normal!"
        >
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}

export function Needs({ needs }: { needs: string[] }) {
  if (needs.length === 0) return null;
  return (
    <p className="mt-4 max-w-[46em] text-[0.9375rem] text-muted">
      <span className="text-faint">{`${content.needs} `}</span>
      {needs.map((need) => need.split(":")[0]).join(", ")}
    </p>
  );
}

export function ForWhom({ html }: { html: string }) {
  if (html === "") return null;
  return (
    <p className="mb-4 max-w-[40em] text-muted [&_a]:underline">
      <span className="text-faint">{`${content.forWhom}: `}</span>
      <span dangerouslySetInnerHTML={{ __html: html }} />
    </p>
  );
}
