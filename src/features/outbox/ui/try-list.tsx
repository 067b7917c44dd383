import { mail } from "#content/accounts/admin.ts";
import { outbox } from "#content/accounts/outbox.ts";
import { Rows } from "#features/back-office/client/rows.tsx";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { TryLine } from "../contract.ts";

const labels = outbox.log;

export function TryList({ tries }: { tries: TryLine[] }) {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-title">{labels.title}</h2>
      <Rows empty={labels.none}>
        {tries.map((tried) => (
          <Try key={tried.id} tried={tried} />
        ))}
      </Rows>
    </section>
  );
}

function Try({ tried: { at, ms, status, reason, request, answer } }: { tried: TryLine }) {
  const result = interpolate(labels.result, { status: status ?? "–", ms });
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap gap-x-3 text-small">
        <time dateTime={at}>{formatDateTime(at)}</time>
        <span className="text-muted">{reason ? `${result}: ${mail.reasons[reason]}` : result}</span>
      </p>
      {request && <Part title={labels.request}>{textOf(request)}</Part>}
      {(request || answer) && <Part title={labels.answer}>{answer || labels.noAnswer}</Part>}
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

function textOf({ headers, body }: NonNullable<TryLine["request"]>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join("\n")}\n\n${JSON.stringify(body, undefined, 2)}`;
}
