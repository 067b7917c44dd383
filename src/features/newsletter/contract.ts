/** Where somebody asked for the weekly tips. */
export type Source = "chat" | "download";

/** What a mailed link can do. */
export type LinkPurpose = "confirm" | "unsubscribe";
