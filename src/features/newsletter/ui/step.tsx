import { newsletter, type NewsletterStep } from "#content/site/newsletter.ts";
import { ActionLink } from "#client/action-link.tsx";
import { ConfirmStep } from "#client/forms/confirm-step.tsx";
import { buttonClasses, Button } from "#design/button.tsx";
import { Form } from "react-router";
import { Field, TextInput } from "#design/field.tsx";

/**
 * State of the page after a link was opened or a form was sent. `listed`: the subscription was confirmed before.
 * `ended`: the person has unsubscribed. `begun`: the person has asked to subscribe again. `refused`: the person typed
 * an address to which the email was not sent.
 */
export type StepState = "works" | "listed" | "ended" | "invalid" | "done" | "begun" | "refused";

export function Step({ texts, state }: { texts: NewsletterStep; state: StepState }) {
  return (
    <ConfirmStep texts={texts} works={state === "works"}>
      {state !== "refused" && (
        <output className="block text-lead text-muted">{outcomeOf(texts, state)}</output>
      )}
      {hasEnded(texts, state) && <ResubscribeForm refused={state === "refused"} />}
      <ul className="flex flex-wrap gap-3">
        {newsletter.waysOn.map((action) => (
          <li key={action.label}>
            <ActionLink action={action} className={buttonClasses({ variant: "secondary" })} />
          </li>
        ))}
      </ul>
    </ConfirmStep>
  );
}

function hasEnded(texts: NewsletterStep, state: StepState): boolean {
  if (state === "done") return texts === newsletter.unsubscribe;
  return state === "ended" || state === "refused";
}

function outcomeOf({ done }: NewsletterStep, state: StepState): string {
  if (state === "invalid") return newsletter.invalid;
  if (state === "listed") return newsletter.listed;
  if (state === "ended") return newsletter.ended;
  return state === "begun" ? newsletter.unsubscribe.again.done : done;
}

const texts = newsletter.unsubscribe.again;

/** Asks for the email address, because a stranger who has the link does not know the address. */
function ResubscribeForm({ refused }: { refused: boolean }) {
  return (
    <section className="flex w-full flex-col gap-4 border-t border-hairline pt-6">
      <h2 className="text-title">{texts.title}</h2>
      <p className="text-muted">{texts.text}</p>
      <Form method="post" replace className="flex max-w-md flex-col items-start gap-4">
        <Field
          label={texts.label}
          required
          className="w-full"
          error={refused ? texts.refused : undefined}
        >
          <TextInput name="email" type="email" autoComplete="email" required />
        </Field>
        <Button type="submit" variant="secondary">
          {texts.button}
        </Button>
      </Form>
    </section>
  );
}
