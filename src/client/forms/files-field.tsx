import { files as labels } from "#content/site/files.ts";
import { contact } from "#content/landing/contact.ts";
import { Field, TextInput } from "#design/field.tsx";
import { FILES, UPLOAD_TYPES, uploadsHint } from "#shared/uploads.ts";

type Props = { id?: string; error?: string | undefined; example?: string; className?: string };

export function FilesField({ id, error, example, className }: Props) {
  return (
    <Field
      label={labels.label}
      optionalNote={contact.form.optionalNote}
      hint={[example, uploadsHint].filter(Boolean).join(" ")}
      error={error}
      {...(id && { id })}
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
