import { retention } from "#content/site/privacy.ts";
import { webhooks } from "#content/accounts/webhooks.ts";
import { Alert } from "#client/forms/alert.tsx";
import { useAction } from "#client/forms/use-action.ts";
import { Button } from "#design/button.tsx";
import { Chip } from "#design/chip.tsx";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { TryLine } from "../contract.ts";
import { SHOWN_TRIES } from "../limits.ts";

const words = webhooks.tries;

type Again = (delivery: string) => Promise<void>;

export function TryList({ tries, onAgain }: { tries: TryLine[]; onAgain: Again }) {
  const shown = { count: SHOWN_TRIES, days: retention.mailLogDays };
  return (
    <section className="mt-12">
      <h2 className="text-title">{words.title}</h2>
      <p className="mt-1 mb-4 text-small text-muted">
        {tries.length === 0 ? words.none : interpolate(words.intro, shown)}
      </p>
      {tries.length > 0 && (
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
          {tries.map((tried) => (
            <Tried key={tried.id} tried={tried} onAgain={onAgain} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Tried({ tried, onAgain }: { tried: TryLine; onAgain: Again }) {
  const { id, deliveryId, type, at, ms, status, problem, headers, body, answer } = tried;
  const { busy, problem: failed, attempt } = useAction();
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span id={id} className="font-semibold">
              {type}
            </span>
            {body["test"] === true && <Chip>{words.sample}</Chip>}
            <time dateTime={at} className="text-small text-faint">
              {formatDateTime(at)}
            </time>
          </p>
          <p className="text-small text-muted">
            {[
              interpolate(words.result, { status: status ?? "–", ms }),
              problem && webhooks.reasons[problem],
            ]
              .filter(Boolean)
              .join(": ")}
          </p>
        </div>
        <Button
          variant="secondary"
          busy={busy}
          aria-describedby={id}
          onClick={() => attempt(() => onAgain(deliveryId))}
        >
          {words.again}
        </Button>
      </div>
      <Alert of={failed} />
      <Part title={words.request}>
        {`${sent.join("\n")}\n\n${JSON.stringify(body, undefined, 2)}`}
      </Part>
      <Part title={words.answer}>{answer || words.noAnswer}</Part>
    </li>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small">{title}</summary>
      <pre className="rounded-control bg-raised p-4 text-small break-words whitespace-pre-wrap">
        {children}
      </pre>
    </details>
  );
}
