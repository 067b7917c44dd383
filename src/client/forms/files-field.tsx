import { files as labels } from "#content/site/files.ts";
import { contact } from "#content/landing/contact.ts";
import { Field, TextInput } from "#design/field.tsx";
import { FILES, UPLOAD_TYPES, uploadsHint } from "#shared/uploads.ts";

type Props = { error?: string | undefined; example?: string; className?: string };

export function FilesField({ error, example, className }: Props) {
  return (
    <Field
      label={labels.label}
      optionalNote={contact.form.optionalNote}
      hint={[example, uploadsHint].filter(Boolean).join(" ")}
      error={error}
      {...(className && { className })}
    >
      <TextInput
        name={FILES}
        type="file"
        multiple
        accept={UPLOAD_TYPES}
        className="cursor-pointer py-1.5 text-small text-muted"
      />
    </Field>
  );
}
