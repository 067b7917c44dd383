import { useEffect, useState } from "react";
import { secondStep } from "#content/accounts/account.ts";
import { Button } from "#design/button.tsx";
import { copyText } from "#client/clipboard.ts";
import { toast } from "#design/overlay/toast.tsx";
import { useAuth } from "../session/auth-context.ts";
import { noteCodesKept } from "./codes-kept.ts";

export function RecoveryCodes({
  codes,
  onSaved,
}: {
  codes: readonly string[];
  onSaved: () => void;
}) {
  const [copied, setCopied] = useState(false);
  const { id = "" } = useAuth().user ?? {};
  useEffect(() => {
    noteCodesKept(id, false);
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [id]);
  const save = () => {
    noteCodesKept(id, true);
    onSaved();
  };
  const readable = codes.map((code) => code.match(/.{1,4}/g)?.join("-") ?? code);
  const copy = async () => {
    const isCopied = await copyText(readable.join("\n"));
    setCopied(isCopied);
    if (!isCopied) toast(secondStep.copyByHand);
  };
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-x-6 gap-y-1 rounded-control border border-hairline bg-raised p-4 font-mono text-small [font-variant-ligatures:none] sm:grid-cols-2">
        {readable.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={save}>{secondStep.kept}</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {copied ? secondStep.copied : secondStep.copy}
        </Button>
      </div>
    </div>
  );
}
