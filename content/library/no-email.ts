// Answer to "No email?" in the download dialog. The dialog looks the same for every address, so that
// nobody learns who is subscribed. This text is loaded with the dialog.
import { brand } from "../site/brand.ts";

export const noEmail = {
  question: "No email?",
  get answer() {
    return `Please look among the spam. The address may also be on the list already, or unsubscribed before: then only the link in our last email to it starts the tips again, or a line from it to ${brand.email.privacy}.`;
  },
};
