import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#design/button.tsx";
import { Container } from "#design/layout/container.tsx";

type Props = {
  texts: { title: string; text: string; button: string };
  /** Whether the link from the email is still valid. If not, the page shows `children` instead of text and button. */
  works: boolean;
  children: ReactNode;
};

/**
 * The page to which a link in an email leads. Opening it changes nothing, because mail scanners open links too. Only
 * the button confirms the step.
 */
export function ConfirmStep({ texts, works, children }: Props) {
  return (
    <Container className="py-section sm:min-h-[70svh]">
      <div className="flex max-w-[44rem] flex-col items-start gap-6">
        <h1 className="text-heading">{texts.title}</h1>
        {works ? (
          <>
            <p className="text-lead text-muted">{texts.text}</p>
            <Form method="post" replace>
              <Button type="submit" size="large">
                {texts.button}
              </Button>
            </Form>
          </>
        ) : (
          children
        )}
      </div>
    </Container>
  );
}
