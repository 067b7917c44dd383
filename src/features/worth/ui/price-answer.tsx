import { questions } from "#content/landing/faq.ts";
import { worth } from "#content/landing/worth.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";

const price = questions.find(({ id }) => id === worth.question);

/** The frequent question about the price, shown beside the calculator. */
export function PriceAnswer() {
  if (!price) return null;
  return (
    <div className="lg:border-l lg:border-hairline lg:pl-10">
      <h3 className="text-title">{price.question}</h3>
      {price.answer.map((paragraph) => (
        <p key={paragraph} className="mt-2 text-[0.9375rem] leading-relaxed text-muted">
          {paragraph}
        </p>
      ))}
      {price.action && (
        <ActionLink
          action={price.action}
          className={`mt-4 print:hidden ${buttonClasses({ variant: "secondary" })}`}
        />
      )}
    </div>
  );
}
