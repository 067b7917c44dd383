import { useRef } from "react";
import { inbox as labels } from "#content/accounts/admin.ts";
import { Button } from "#design/button.tsx";

/** Says that somebody else changed the message. A button shows the changed message. */
export function NewsNotice({ isThere, onShow }: { isThere: boolean; onShow: () => void }) {
  const place = useRef<HTMLOutputElement>(null);
  const show = () => {
    onShow();
    place.current?.focus();
  };
  return (
    <output ref={place} tabIndex={-1} className="sticky top-20 z-10 block">
      {isThere && (
        <div className="mb-6 flex flex-wrap items-center gap-3 rounded-control border border-hairline bg-surface px-3.5 py-2.5 text-small">
          {labels.news}
          <Button variant="secondary" onClick={show}>
            {labels.showNews}
          </Button>
        </div>
      )}
    </output>
  );
}
