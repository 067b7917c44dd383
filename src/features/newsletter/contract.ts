/** Origin of a request; `return`: a former subscriber subscribed again by a mailed link. */
export type Source = "chat" | "download" | "return";

export type LinkPurpose = "confirm" | "unsubscribe";

export type Wish = { source: Source; page: string; words: string };
