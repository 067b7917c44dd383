/** Faults that make no difference in any n8n, and why. */
const EQUIVALENT: { fault: RegExp; because: string }[] = [
  {
    fault: /'(unknown( reason)?|Google gave none)' → ''$/,
    because: "It stands in for the text of a failure that has none; n8n always gives one.",
  },
];

/** @returns undefined for a fault that a case should show */
export function whyEquivalent(fault: string): string | undefined {
  return EQUIVALENT.find((one) => one.fault.test(fault))?.because;
}
