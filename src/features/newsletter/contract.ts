/** Where somebody subscribed. `return`: a former subscriber opened the link in an email and subscribed again. */
type Source = "chat" | "download" | "return";

export type LinkPurpose = "confirm" | "unsubscribe";

export type Wish = { source: Source; page: string; words: string };
