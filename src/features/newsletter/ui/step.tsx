import { Form } from "react-router";
import { newsletter, type NewsletterStep } from "#content/site/newsletter.ts";
import { Button, ButtonLink } from "#design/button.tsx";
import { Container } from "#design/layout/container.tsx";

export type StepState = "asking" | "done" | "invalid";

/** A button, because mail scanners open links. */
export function Step({ words, state }: { words: NewsletterStep; state: StepState }) {
  return (
    <Container className="flex max-w-2xl flex-col items-start gap-6 py-section">
      <h1 className="text-heading">{words.title}</h1>
      {state === "asking" ? (
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
          <output className="block text-lead text-muted">
            {state === "done" ? words.done : newsletter.invalid}
          </output>
          <ButtonLink variant="secondary" to="/">
            {newsletter.home.label}
          </ButtonLink>
        </>
      )}
    </Container>
  );
}
