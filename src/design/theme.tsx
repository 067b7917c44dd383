import { Monitor, Moon, Sun } from "lucide-react";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";

/* A script in the page's head (head-script.tsx) handles these radio buttons. They therefore work before React does. */

export function ThemeFlip({ label, className }: { label: string; className?: string }) {
  return (
    <IconButton data-theme-flip label={label} className={classes("needs-script", className)}>
      <Sun aria-hidden className="size-5 light:hidden" />
      <Moon aria-hidden className="hidden size-5 light:block" />
    </IconButton>
  );
}

const CHOICES = [
  { value: "dark", Sign: Moon },
  { value: "light", Sign: Sun },
  { value: "system", Sign: Monitor },
] as const;

/**
 * Radio buttons that choose the theme.
 * @param name - of the group; each group on a page needs a different name
 */
export function ThemeChoice({
  name,
  labels,
  usual,
}: {
  name: string;
  labels: { label: string; dark: string; light: string; system: string };
  usual: "dark" | "light";
}) {
  return (
    <fieldset className="needs-script flex w-fit rounded-full border border-hairline p-0.5">
      <legend className="sr-only">{labels.label}</legend>
      {CHOICES.map(({ value, Sign }) => (
        <label
          key={value}
          title={labels[value]}
          className="grid size-11 cursor-pointer place-items-center rounded-full text-faint transition-colors hover:text-text has-checked:bg-raised has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={value}
            data-theme-choice
            defaultChecked={value === usual}
            className="sr-only"
          />
          <Sign aria-hidden className="size-4.5" />
          <span className="sr-only">{labels[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
