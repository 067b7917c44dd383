import { business as labels } from "#content/accounts/business.ts";
import { SAMPLE_VALUES } from "#shared/business/apply-brand.ts";
import { samplesInEmails } from "#shared/business/samples.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Mail } from "../mail/mailbox.ts";
import { SendFailure } from "../mail/send-failure.ts";

/**
 * Refuses an email to a customer that contains sample data from content/.
 * @throws SendFailure with the reason `sample`
 */
export function refuseSamples({ subject, text, html = "" }: Mail): void {
  const refusal = sampleRefusal() ?? sampleTextRefusal([subject, text, html].join("\n"));
  if (refusal) throw new SendFailure("again", "sample", new Error(refusal));
}

/** @returns a sentence that tells staff what to set, if every email to customers would contain sample data */
export function sampleRefusal(): string | undefined {
  const samples = samplesInEmails().map((entry) => labels.entries[entry]);
  return samples.length === 0
    ? undefined
    : interpolate(labels.samplesInEmails, { samples: samples.join(", ") });
}

/** @returns a sentence that tells staff what to set, if the text contains sample data */
export function sampleTextRefusal(text: string): string | undefined {
  const sample = SAMPLE_VALUES.find((value) => text.includes(value));
  return sample && interpolate(labels.sampleInText, { sample });
}
