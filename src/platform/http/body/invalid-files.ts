import { FILES } from "#shared/uploads.ts";
import { Refusal } from "../../refusal.ts";

/** Files that are not taken; the message is a sentence for the person who sent them. */
export class InvalidFiles extends Refusal {
  override name = "InvalidFiles";
  readonly fields: Record<string, string>;

  constructor(message: string) {
    super("invalid", message);
    this.fields = { [FILES]: message };
  }
}
