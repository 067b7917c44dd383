import { FILES } from "#shared/uploads.ts";
import { Refusal } from "../../refusal.ts";

/** A refusal of uploaded files. The message is a sentence for the person who uploaded them. */
export class InvalidFiles extends Refusal {
  override name = "InvalidFiles";
  readonly fields: Record<string, string>;

  constructor(message: string) {
    super("invalid", message);
    this.fields = { [FILES]: message };
  }
}
