import { copyText } from "#client/clipboard.ts";
import { Button } from "#design/button.tsx";
import { Card } from "#design/layout/card.tsx";
import { toast } from "#design/overlay/toast.tsx";

type Labels = Record<"title" | "text" | "copy" | "copied" | "notCopied", string>;

export function MadeSecret({
  secret,
  labels,
  belongsTo,
}: {
  secret: string | undefined;
  labels: Labels;
  belongsTo?: string | undefined;
}) {
  const copy = async () => toast((await copyText(secret ?? "")) ? labels.copied : labels.notCopied);
  return (
    <div aria-live="polite">
      {secret !== undefined && (
        <Card className="mt-6 flex max-w-2xl flex-col items-start gap-4 p-6">
          <h2 className="text-title">{labels.title}</h2>
          {belongsTo && <p className="break-all text-small text-faint">{belongsTo}</p>}
          <p className="text-muted">{labels.text}</p>
          <code className="max-w-full rounded-control bg-raised px-4 py-3 text-small break-all">
            {secret}
          </code>
          <Button variant="secondary" onClick={() => void copy()}>
            {labels.copy}
          </Button>
        </Card>
      )}
    </div>
  );
}
