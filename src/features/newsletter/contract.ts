export type Source = "chat" | "download";

export type LinkPurpose = "confirm" | "unsubscribe";
