import { connectPage } from "#content/library/connect-page.ts";
import { TextLink } from "#design/text-link.tsx";
import { connectionPath, type ConnectionLink } from "../contract.ts";

/** "How to connect: Google, Slack", each leading to its page; nothing where there is none. */
export function ConnectionLinks({ connections }: { connections: readonly ConnectionLink[] }) {
  if (connections.length === 0) return null;
  return (
    <p className="mt-3">
      {connectPage.inTemplate}:{" "}
      {connections.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ", "}
          <TextLink to={connectionPath(slug)}>{name}</TextLink>
        </span>
      ))}
    </p>
  );
}
