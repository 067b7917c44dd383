import { afterMessage } from "#content/site/people.ts";

const { heading, steps } = afterMessage;

export function AfterMessage() {
  return (
    <div>
      <h3 className="text-title">{heading}</h3>
      <ol className="story-line mt-3 max-w-[26rem]">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <p className="text-small font-semibold">{title}</p>
            <p className="text-muted max-sm:text-small">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
