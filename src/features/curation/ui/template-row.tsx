import type { ReactNode } from "react";
import { curation as words } from "#content/accounts/curation.ts";
import { Button } from "#design/button.tsx";
import { Chip } from "#design/chip.tsx";
import { TextLink } from "#design/text-link.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { TemplateChange, TemplateLine } from "../contract.ts";

export function TemplateRow({
  template: { slug, title, isPublic, isFeatured, downloads, unhelpful },
  busy,
  onChange,
}: {
  template: TemplateLine;
  busy: boolean;
  onChange: (change: TemplateChange) => void;
}) {
  const seen = { isPublic, isFeatured };
  const button = (label: ReactNode, change: Partial<typeof seen>) => (
    <Button variant="quiet" busy={busy} onClick={() => onChange({ ...change, seen })}>
      {label} <span className="sr-only">{interpolate(words.of, { title })}</span>
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <div className="flex min-w-0 flex-1 basis-80 flex-wrap items-center gap-x-3 gap-y-1">
        {isPublic ? (
          <TextLink to={templatePath(slug)} className="min-w-0 font-semibold wrap-anywhere">
            {title}
          </TextLink>
        ) : (
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
        )}
        {!isPublic && <Chip>{words.hidden}</Chip>}
        {isFeatured && <Chip>{words.featured}</Chip>}
      </div>
      <p className="text-small text-faint">
        {downloads === 0 ? words.downloads.none : counted(words.downloads, downloads)}
        {unhelpful > 0 && `, ${counted(words.unhelpful, unhelpful)}`}
      </p>
      <div className="flex flex-wrap">
        {button(isFeatured ? words.unfeature : words.feature, { isFeatured: !isFeatured })}
        {button(isPublic ? words.hide : words.show, { isPublic: !isPublic })}
      </div>
    </li>
  );
}

function counted({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : interpolate(many, { count });
}
