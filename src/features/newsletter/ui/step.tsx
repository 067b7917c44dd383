import { Form } from "react-router";
import { newsletter, type NewsletterStep } from "#content/site/newsletter.ts";
import { ActionLink } from "#client/action-link.tsx";
import { Button, buttonClasses } from "#design/button.tsx";
import { Container } from "#design/layout/container.tsx";
import { ResubscribeForm } from "./resubscribe-form.tsx";

/**
 * `listed`: already confirmed. `ended`: unsubscribed. `begun` and `refused`: results of the form to
 * subscribe again.
 */
export type StepState = "works" | "listed" | "ended" | "invalid" | "done" | "begun" | "refused";

/** One step of the newsletter. The person presses a button, because mail scanners open links. */
export function Step({ words, state }: { words: NewsletterStep; state: StepState }) {
  return (
    <Container className="flex max-w-2xl flex-col items-start gap-6 py-section">
      <h1 className="text-heading">{words.title}</h1>
      {state === "works" ? (
        <>
          <p className="text-lead text-muted">{words.text}</p>
          <Form method="post" replace>
            <Button type="submit" size="large">
              {words.button}
            </Button>
          </Form>
        </>
      ) : (
        <>
          {state !== "refused" && (
            <output className="block text-lead text-muted">{outcomeOf(words, state)}</output>
          )}
          {hasEnded(words, state) && <ResubscribeForm refused={state === "refused"} />}
          <ul className="flex flex-wrap gap-3">
            {newsletter.waysOn.map((action) => (
              <li key={action.label}>
                <ActionLink action={action} className={buttonClasses({ variant: "secondary" })} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Container>
  );
}

function hasEnded(words: NewsletterStep, state: StepState): boolean {
  if (state === "done") return words === newsletter.unsubscribe;
  return state === "ended" || state === "refused";
}

function outcomeOf({ done }: NewsletterStep, state: StepState): string {
  if (state === "invalid") return newsletter.invalid;
  if (state === "listed") return newsletter.listed;
  if (state === "ended") return newsletter.ended;
  return state === "begun" ? newsletter.unsubscribe.again.done : done;
}
