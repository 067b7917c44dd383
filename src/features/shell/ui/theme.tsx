import { Monitor, Moon, Sun } from "lucide-react";
import { brand } from "#content/site/brand.ts";
import { navigation } from "#content/site/navigation.ts";
import { IconButton } from "#design/button.tsx";
import { classes } from "#design/classes.ts";

const { theme: labels } = navigation;

/* A script in the page's head (head-script.tsx) handles these buttons, so they work before React does. */

export function ThemeFlip({ className }: { className?: string }) {
  return (
    <IconButton data-theme-flip label={labels.flip} className={classes("needs-script", className)}>
      <Moon aria-hidden className="size-5 light:hidden" />
      <Sun aria-hidden className="hidden size-5 light:block" />
    </IconButton>
  );
}

const CHOICES = [
  { value: "dark", Sign: Moon },
  { value: "light", Sign: Sun },
  { value: "system", Sign: Monitor },
] as const;

export function ThemeChoice() {
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
            name="footer-theme"
            value={value}
            data-theme-choice
            defaultChecked={value === brand.defaultTheme}
            className="sr-only"
          />
          <Sign aria-hidden className="size-4.5" />
          <span className="sr-only">{labels[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
