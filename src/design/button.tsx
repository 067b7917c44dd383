import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonLook = {
  /**
   * `secondary`: an alternative to the main action. `quiet`: a minor action. `danger`: an action that deletes
   * something.
   */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "medium" | "large";
};

/** @param busy - whether the action of the button is running; the button is then disabled */
export function Button({
  variant,
  size,
  busy = false,
  type = "button",
  disabled,
  className,
  children,
  ...rest
}: ComponentProps<"button"> & ButtonLook & { busy?: boolean }) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      className={classes(buttonClasses({ variant, size }), className)}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={classes(buttonClasses({ variant, size }), className)} {...rest} />;
}

export function IconButton({
  label,
  className,
  children,
  type = "button",
  ...rest
}: ComponentProps<"button"> & { label: string; children: ReactNode }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        "inline-grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-raised hover:text-text disabled:opacity-50",
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}

export function buttonClasses({ variant = "primary", size = "medium" }: ButtonLook): string {
  return classes(
    "inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline select-none print:hidden",
    "transition-[background-color,border-color,color,opacity] disabled:opacity-60",
    size === "large" ? "min-h-13 px-6 text-[1.0625rem]" : "min-h-11 px-4.5 text-[0.9375rem]",
    variant === "primary" && "border-transparent bg-text text-canvas lit-border hover:[--lit:1]",
    variant === "secondary" &&
      "border-edge bg-transparent text-text hover:not-disabled:border-text hover:not-disabled:bg-raised",
    variant === "danger" &&
      "border-error bg-transparent text-error not-disabled:hover:bg-error not-disabled:hover:text-canvas",
    variant === "quiet" && "border-transparent text-muted hover:bg-raised hover:text-text",
  );
}
