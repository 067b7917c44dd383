import { passport as words } from "#content/library/passport.ts";
import { TextLink } from "#design/text-link.tsx";
import { passportPath } from "#shared/template-addresses.ts";
import { checksumCommand, PASSPORT_FILES } from "#workflow/passport/files.ts";
import type { PassportProof } from "../../views.ts";
import { Line, Lines, Part } from "./part.tsx";

const labels = words.check;

/** Explains how readers check the files themselves. @param origin of this site, for a command that works on any computer */
export function SelfCheck({ proof, origin }: { proof: PassportProof; origin: string }) {
  const { folder } = proof;
  const { slug, files, checksum } = proof.passport;
  const path = passportPath(slug);
  return (
    <Part id="check" text={labels.text}>
      <Code>{checksumCommand(`${origin}${folder}`)}</Code>
      <h3 className="mt-6 mb-3 text-title">{labels.files}</h3>
      <Lines>
        <Line name={labels.all}>
          <Sum of={checksum} />
        </Line>
        {PASSPORT_FILES.map((name) => (
          <Line key={name} name={<FileLink href={`${folder}${name}`} name={name} />}>
            <Sum of={files[name]} />
          </Line>
        ))}
      </Lines>
      <p className="mt-6 mb-3 text-muted">{labels.again}</p>
      <Code>{`npm run templates:run -- ${slug}\nnpm run templates:mutate -- ${slug}`}</Code>
      <ul className="mt-4 flex flex-wrap gap-x-6 print:hidden">
        <li>
          <FileLink href={`${path}.json`} name={labels.json} />
        </li>
        <li>
          <FileLink href={`${path}.svg`} name={labels.badge} />
        </li>
      </ul>
    </Part>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre className="rounded-control border border-hairline p-4 text-small break-all whitespace-pre-wrap">
      {children}
    </pre>
  );
}

function Sum({ of }: { of: string }) {
  return <code className="text-small break-all">{of.replace("sha256-", "")}</code>;
}

/** A link to a file. The server sends the file, so the router must not open the link as a page. */
function FileLink({ href, name }: { href: string; name: string }) {
  return (
    <TextLink alone reloadDocument to={href}>
      {name}
    </TextLink>
  );
}
