import { Form } from "react-router";
import { newsletter } from "#content/site/newsletter.ts";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/field.tsx";

const words = newsletter.unsubscribe.again;

/** The form to subscribe again. Only the former subscriber has a mailed link and knows its address. */
export function ResubscribeForm({ refused }: { refused: boolean }) {
  return (
    <section className="flex w-full flex-col gap-4 border-t border-hairline pt-6">
      <h2 className="text-title">{words.title}</h2>
      <p className="text-muted">{words.text}</p>
      <Form method="post" replace className="flex max-w-md flex-col items-start gap-4">
        <Field
          label={words.label}
          required
          className="w-full"
          error={refused ? words.refused : undefined}
        >
          <TextInput name="email" type="email" autoComplete="email" required />
        </Field>
        <Button type="submit" variant="secondary">
          {words.button}
        </Button>
      </Form>
    </section>
  );
}
