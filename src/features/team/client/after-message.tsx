import { afterMessage } from "#content/site/people.ts";

const { heading, steps } = afterMessage;

export function AfterMessage() {
  return (
    <div>
      <h3 className="text-subheading">{heading}</h3>
      <ol className="story-line story-line-wide mt-4">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
