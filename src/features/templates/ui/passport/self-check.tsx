import { passport as content } from "#content/library/passport.ts";
import { TextLink } from "#design/text-link.tsx";
import { passportPath } from "#shared/template-addresses.ts";
import { checksumCommand } from "#workflow/passport/files.ts";
import type { PassportProof } from "../../views.ts";

const labels = content.check;

/**
 * Shows how readers can check the files themselves.
 * @param origin - URL origin of this site, for the command that readers run
 */
export function SelfCheck({ proof, origin }: { proof: PassportProof; origin: string }) {
  const { folder } = proof;
  const { slug, checksum } = proof.passport;
  const path = passportPath(slug);
  return (
    <>
      <p className="mb-3 text-muted">{labels.text}</p>
      <Code>{checksumCommand(`${origin}${folder}`)}</Code>
      <p className="mt-6 mb-3 text-muted">{labels.result}</p>
      <Code>{checksum.replace("sha256-", "")}</Code>
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
    </>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre className="rounded-control border border-hairline p-4 text-small break-all whitespace-pre-wrap">
      {children}
    </pre>
  );
}

/** A link to a file. The file comes from the server, so the router must not treat the link as one of its pages. */
function FileLink({ href, name }: { href: string; name: string }) {
  return (
    <TextLink alone reloadDocument to={href}>
      {name}
    </TextLink>
  );
}
