import { costs as content } from "#content/library/costs.ts";
import { TextLink } from "#design/text-link.tsx";
import { connectionPath, GET_N8N } from "#shared/connection-paths.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { ConnectionNeed } from "../../views.ts";

export function CostList({ connections }: { connections: readonly ConnectionNeed[] }) {
  return (
    <>
      <ul>
        <Cost to={GET_N8N} name="n8n" monthly={content.n8n} note={content.where} />
        {connections.map(({ slug, name, minutes, monthly }) => (
          <Cost
            key={slug}
            to={connectionPath(slug)}
            name={name}
            monthly={monthly}
            note={interpolate(content.minutes, { minutes })}
          />
        ))}
      </ul>
      <p className="mt-3 text-[0.9375rem]/[1.55] text-faint">{content.note}</p>
    </>
  );
}

type CostProps = { to: string; name: string; monthly: string; note: string };

function Cost({ to, name, monthly, note }: CostProps) {
  return (
    <li className="relative grid gap-x-6 border-t border-hairline py-2 @md:grid-cols-[9rem_minmax(0,1fr)]">
      <TextLink to={to} className="after:absolute after:inset-0">
        {name}
      </TextLink>
      <span className="text-muted">
        {monthly}
        <span className="block text-small text-faint">{note}</span>
      </span>
    </li>
  );
}
