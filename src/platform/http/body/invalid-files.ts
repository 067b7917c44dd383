import { FILES } from "#shared/uploads.ts";
import { Refusal } from "../../refusal.ts";

/** A refusal of the files that somebody uploaded. The message is a sentence for that person. */
export class InvalidFiles extends Refusal {
  override name = "InvalidFiles";
  readonly fields: Record<string, string>;

  constructor(message: string) {
    super("invalid", message);
    this.fields = { [FILES]: message };
  }
}
