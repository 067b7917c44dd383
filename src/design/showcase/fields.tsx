import { Checkbox, Field, Select, TextArea, TextInput } from "../field.tsx";

export function Fields() {
  return (
    <div className="grid w-full max-w-3xl gap-5 sm:grid-cols-2">
      <Field label="Required" required>
        <TextInput placeholder="Placeholder" />
      </Field>
      <Field label="Optional" optionalNote="optional" hint="A hint stands below.">
        <TextInput defaultValue="Filled" />
      </Field>
      <Field label="Wrong" error="What is wrong, and how to mend it." hint="The hint stays.">
        <TextInput defaultValue="Nonsense" />
      </Field>
      <Field label="Disabled">
        <TextInput disabled defaultValue="Cannot be changed" />
      </Field>
      <Field label="Choice">
        <Select>
          <option>One</option>
          <option>Other</option>
        </Select>
      </Field>
      <Field label="Several lines">
        <TextArea />
      </Field>
      <Checkbox label="A tick with its own label beside it." />
      <Checkbox label="Ticked." defaultChecked />
    </div>
  );
}
