import { useLocation, useNavigate } from "react-router";
import { ActionButton } from "#client/forms/action-button.tsx";

type Props = {
  onErase: () => Promise<void>;
  labels: { text: string; button: string; sure: string; done: string };
};

/** Erases a message for good, and leads back to the list. */
export function EraseMessage({ onErase, labels }: Props) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const erase = async () => {
    await onErase();
    await navigate(`/admin/messages${search}`);
  };
  return (
    <section className="flex flex-col items-start gap-3 text-small">
      <p className="text-muted">{labels.text}</p>
      <ActionButton variant="danger" question={labels.sure} onPress={erase} done={labels.done}>
        {labels.button}
      </ActionButton>
    </section>
  );
}
