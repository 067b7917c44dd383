/** Where a request was made. `return`: a former subscriber used a mailed link. */
export type Source = "chat" | "download" | "return";

export type LinkPurpose = "confirm" | "unsubscribe";

export type Wish = { source: Source; page: string; words: string };
