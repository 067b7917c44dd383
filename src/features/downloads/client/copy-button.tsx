import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { copyText } from "#client/clipboard.ts";
import { classes } from "#design/classes.ts";
import { Button, type ButtonLook } from "#design/button.tsx";

export function CopyButton({
  label,
  text,
  className,
  ...look
}: ButtonLook & { label: string; text: string; className?: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else window.prompt(templatesPage.detail.copyByHand, text);
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="secondary"
      {...look}
      onClick={() => void copy()}
      className={classes("needs-script", className)}
    >
      <Icon aria-hidden className="size-4.5" />
      {copied ? templatesPage.detail.copied : label}
      <output className="sr-only">{copied && templatesPage.detail.copied}</output>
    </Button>
  );
}
