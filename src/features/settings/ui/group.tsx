import { useId, type ReactNode } from "react";
import { ActionForm } from "#client/forms/action-form.tsx";

type Props = {
  words: { title: string; save: string; hint?: string };
  onSave: (fields: Record<string, string>, form: HTMLFormElement) => Promise<void>;
  children: ReactNode;
};

/** One form of the settings page, which is saved by itself. */
export function Group({ words: { title, save, hint }, onSave, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-hairline py-8">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {hint && <p className="mt-1 max-w-prose text-small text-muted">{hint}</p>}
      <ActionForm variant="secondary" submit={save} className="mt-5 max-w-3xl" onSubmit={onSave}>
        {children}
      </ActionForm>
    </section>
  );
}
