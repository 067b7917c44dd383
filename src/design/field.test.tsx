import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field, FieldErrors, Select, TextArea, TextInput } from "./field.tsx";

test.each([TextInput, TextArea, Select])(
  "what a form says of an input, once, stands at it",
  (Input) => {
    const html = renderToStaticMarkup(
      <FieldErrors value={{ day: "That day is over." }}>
        <Field label="Day" id="d" hint="Soon.">
          <Input name="day" />
        </Field>
        <Field label="Other" id="o">
          <Input name="other" />
        </Field>
      </FieldErrors>,
    );
    expect(html).toMatch(
      /<\w+ id="d"[^>]* aria-describedby="d-wrong d-hint"[^>]* aria-invalid="true"/,
    );
    expect(html.match(/<span id="d-wrong"[^>]*>That day is over\.<\/span>/g)).toHaveLength(1);
    expect(html.match(/aria-invalid=/g)).toHaveLength(1);
  },
);
