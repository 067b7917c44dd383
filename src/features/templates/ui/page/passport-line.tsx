import { templatesPage } from "#content/library/templates-page.ts";
import { TextLink } from "#design/text-link.tsx";
import { passportPath } from "#shared/template-addresses.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Tested } from "#workflow/facts/template-metadata.ts";
import { triedText } from "../../tested.ts";
import { Seal } from "../seal.tsx";

const content = templatesPage.facts;

/** A summary of the template's passport, with a link to it. */
export function PassportLine({ slug, releases, situations, faults }: Tested & { slug: string }) {
  return (
    <div className="mt-4 flex gap-x-3 border-t border-hairline pt-4 text-[0.9375rem]/[1.55]">
      <Seal className="size-6" />
      <p className="text-muted">
        <b className="block font-semibold text-success">
          {interpolate(content.ran, {
            releases: releases.map(({ n8n }) => n8n).join(content.and),
            day: formatDay(releases[0]?.on ?? ""),
          })}
        </b>
        {triedText({ situations, faults })}
        <br />
        <TextLink to={passportPath(slug)} alone className="-mb-3">
          {content.readPassport}
        </TextLink>
      </p>
    </div>
  );
}
