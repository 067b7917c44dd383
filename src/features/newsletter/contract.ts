import { z } from "zod";
import { EmailAddress } from "#shared/text/text.ts";

/** The form of a former subscriber who opened the link in an email and subscribes again. */
export const SubscribeAgain = z.object({ email: EmailAddress });

/** Where somebody subscribed. `return`: a former subscriber opened the link in an email and subscribed again. */
type Source = "chat" | "download" | "return";

export type LinkPurpose = "confirm" | "unsubscribe";

export type Wish = { source: Source; page: string; words: string };
