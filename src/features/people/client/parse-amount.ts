const GROUPED = /^\d{1,3}(?:[.,'’\s]\d{3})+$/;

/**
 * Reads a whole amount as people of any country type it: "2400", "2,400", "2.400", "2 400,00".
 * @returns undefined for anything else, such as an amount with cents
 */
export function parseAmount(typed: string): number | undefined {
  const whole = typed.trim().replace(/[.,]00?$/, "");
  const isAmount = GROUPED.test(whole) || /^\d+$/.test(whole);
  return isAmount ? Number(whole.replace(/\D/g, "")) : undefined;
}
