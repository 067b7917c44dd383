import { Link } from "react-router";
import { templatesPage } from "#content/library/templates-page.ts";
import { buttonClasses } from "#design/button.tsx";
import { passportPath } from "#shared/template-addresses.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Tested } from "#workflow/facts/template-metadata.ts";
import { situationsText } from "../../tested.ts";
import { Seal } from "../seal.tsx";

const words = templatesPage.facts;

/** A summary of the template's passport, with a link to it. */
export function PassportLine({ slug, releases, situations, faults }: Tested & { slug: string }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-hairline pt-4 text-small max-sm:[&_:is(a,button)]:w-full">
      <Seal className="size-11" />
      <p className="basis-52 grow text-muted">
        <b className="block font-semibold text-success">
          {interpolate(words.ran, {
            releases: releases.map(({ n8n }) => n8n).join(words.and),
            day: formatDay(releases[0]?.on ?? ""),
          })}
        </b>
        {[situationsText(situations), ...(faults ? [interpolate(words.noticed, faults)] : [])].join(
          ". ",
        )}
      </p>
      <Link to={passportPath(slug)} className={buttonClasses({ variant: "secondary" })}>
        {words.readPassport}
      </Link>
    </div>
  );
}
