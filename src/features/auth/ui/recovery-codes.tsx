import { useEffect, useRef, useState } from "react";
import { secondStep } from "#content/account.ts";
import { Button } from "#design/button.tsx";

/** The codes, shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  const readable = codes.map((code) => code.match(/.{1,4}/g)?.join("-") ?? code);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {secondStep.codesTitle}
      </h2>
      <p className="text-muted">{secondStep.codesIntro}</p>
      <ul className="grid gap-x-6 gap-y-1 rounded-control border border-hairline bg-raised p-4 font-mono text-small sm:grid-cols-2">
        {readable.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>{secondStep.kept}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            void navigator.clipboard.writeText(readable.join("\n")).then(() => setCopied(true));
          }}
        >
          {copied ? secondStep.copied : secondStep.copy}
        </Button>
      </div>
    </div>
  );
}
