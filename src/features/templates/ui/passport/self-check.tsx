import { passport as words } from "#content/library/passport.ts";
import { TextLink } from "#design/text-link.tsx";
import { passportPath } from "#shared/template-addresses.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { Line, Lines, Part } from "./part.tsx";

const labels = words.check;

export function SelfCheck({ passport: { slug, files, checksum } }: { passport: Passport }) {
  const path = passportPath(slug);
  return (
    <Part id="check" text={labels.text}>
      <pre className="rounded-control border border-hairline p-4 text-small break-words whitespace-pre-wrap">
        {[
          "sha256sum workflow.json configuration.md metadata.json",
          `npm run templates:run -- ${slug}`,
          `npm run templates:mutate -- ${slug}`,
        ].join("\n")}
      </pre>
      <h3 className="mt-6 mb-3 text-title">{labels.files}</h3>
      <Lines>
        {Object.entries(files).map(([name, sum]) => (
          <Line key={name} name={name}>
            <Sum of={sum} />
          </Line>
        ))}
        <Line name={labels.all}>
          <Sum of={checksum} />
        </Line>
      </Lines>
      <ul className="mt-4 flex flex-wrap gap-x-6 print:hidden">
        <FileLink href={`${path}.json`} name={labels.json} />
        <FileLink href={`${path}.svg`} name={labels.badge} />
      </ul>
      <p className="mt-4 text-muted print:hidden">
        {labels.wrong} <TextLink to="/#contact">{labels.tellUs}</TextLink>
      </p>
    </Part>
  );
}

function Sum({ of }: { of: string }) {
  return <code className="text-small break-all">{of.replace("sha256-", "")}</code>;
}

/** A file of the server, which the router must not open as a page. */
function FileLink({ href, name }: { href: string; name: string }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4"
      >
        {name}
      </a>
    </li>
  );
}
