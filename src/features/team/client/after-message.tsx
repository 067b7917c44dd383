import { afterMessage } from "#content/site/people.ts";

const { heading, steps } = afterMessage;

export function AfterMessage() {
  return (
    <div>
      <h3 className="text-title">{heading}</h3>
      <ol className="relative mt-3 max-w-[26rem] space-y-2 pl-6 before:drawn before:absolute before:inset-y-2 before:left-[3px] before:w-0.5 before:rounded-full before:lit-down">
        {steps.map(({ title, text }) => (
          <li
            key={title}
            className="relative before:drawn before:absolute before:top-[0.45em] before:-left-6 before:size-2 before:rounded-full before:bg-text before:outline-2 before:outline-surface"
          >
            <p className="text-small font-semibold">{title}</p>
            <p className="text-muted max-sm:text-small">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
