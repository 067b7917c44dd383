/** `return`: by the mailed link that had ended a subscription. */
export type Source = "chat" | "download" | "return";

export type LinkPurpose = "confirm" | "unsubscribe";

export type Wish = { source: Source; page: string; words: string };
