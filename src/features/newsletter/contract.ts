/** Place where somebody subscribed. `return`: a former subscriber opened a mailed link and subscribed again. */
type Source = "chat" | "download" | "return";

export type LinkPurpose = "confirm" | "unsubscribe";

export type Wish = { source: Source; page: string; words: string };
