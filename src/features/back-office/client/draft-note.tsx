import { drafts } from "#content/accounts/desk.ts";
import { useDraftState } from "#client/forms/form-draft.ts";
import { Button } from "#design/button.tsx";

type Props = {
  /** Name under which the form's unsaved input is kept, by default the label of the form's button. */
  draft: string;
  /** The stored values of the form's fields, by name. */
  stored: Readonly<Record<string, unknown>>;
  /** Stands before the stored values in words, such as "As it is now:". */
  label: string;
  /** The stored values in words, such as the label of a choice. */
  values: readonly (string | false | null | undefined)[];
};

/**
 * Says that the form contains text that this staff member typed earlier and did not save, and offers to discard it. If
 * somebody else has changed a field meanwhile, also shows the stored values.
 */
export function DraftNote({ draft, stored, label, values }: Props) {
  const { isRestored, isOutdated, discard } = useDraftState(draft, stored);
  if (!isRestored && !isOutdated) return null;
  return (
    <div className="border-l-2 border-ember pl-3 text-small">
      <p>{isOutdated ? drafts.outdated : drafts.restored}</p>
      {isOutdated && (
        <p className="break-words whitespace-pre-wrap text-muted">
          {label} {values.filter(Boolean).join(", ")}
        </p>
      )}
      <Button variant="quiet" onClick={discard}>
        {drafts.discard}
      </Button>
    </div>
  );
}
