// In the dialog of a download, shown when asked for: nobody may learn who is on the list. Loaded with it.
import { brand } from "../site/brand.ts";

export const noEmail = {
  question: "No email?",
  answer: `Please look among the spam. The address may also be on the list already, or unsubscribed before: then only the link in our last email to it starts the tips again, or a line from it to ${brand.email.privacy}.`,
};
