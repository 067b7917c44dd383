import { contact, serviceOptions, type ContactFieldName } from "#content/landing/contact.ts";
import { Field, Select, TextArea, TextInput } from "#design/field.tsx";
import { inputRules } from "../fields.ts";

const { fields, optionalNote } = contact.form;

export function ContactField({
  name,
  value,
  error,
}: {
  name: ContactFieldName;
  value: string;
  error: string | undefined;
}) {
  const { label, missing, hint } = fields[name];
  return (
    <Field
      id={`contact-${name}`}
      label={label}
      required={missing !== undefined}
      optionalNote={optionalNote}
      hint={hint}
      error={error}
      className={WIDTHS[name] ?? "max-sm:col-span-2"}
    >
      <Input name={name} value={value} />
    </Field>
  );
}

/** Column widths on phones. A field that is not listed takes a full row. */
const WIDTHS: Partial<Record<ContactFieldName, string>> = {
  phone: "min-w-0",
  company: "min-w-0",
  website: "min-w-0",
  service: "min-w-0",
  message: "col-span-2",
};

function Input({ name, value }: { name: ContactFieldName; value: string }) {
  const { type, autocomplete, placeholder } = fields[name];
  if (type === "select") {
    return (
      <Select name={name} defaultValue={value} autoComplete={autocomplete}>
        {serviceOptions.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  const common = { ...inputRules(name), placeholder, defaultValue: value };
  if (type === "textarea") return <TextArea rows={4} {...common} />;
  if (type === "url") {
    // The input type "url" would refuse "example.com".
    return <TextInput inputMode="url" autoCapitalize="none" {...common} />;
  }
  return <TextInput type={type} {...common} />;
}
