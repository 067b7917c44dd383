/** A failure as the person reads it, with a link that helps if trying again does not. */
export type Problem = { message: string; way?: Way | undefined };

/** `returns`: the linked page leads back to the page with the problem. */
export type Way = { label: string; to: string; returns?: true };

/** Texts that every form of the site shares. */
export const formWords = {
  email: "Email",
  tryAgain: "Try again",
  /** Errors that are shown below an input. */
  invalid: {
    missing: "Please fill this in.",
    email: "That does not look like an email address.",
    short: "Please use at least {count} characters.",
    date: "Please choose a day.",
    other: "Please check what you typed here.",
  },
  /** Shown above a form if its request failed and the server sent no sentence about it. */
  failed: "Something went wrong on our side. Please try again.",
} as const;
