/** Turns `maxPerRun` into "Max per run". A name that already consists of ordinary words stays as it is. */
export function humanize(name: string): string {
  if (!/^[a-z][\w-]*$/.test(name)) return name;
  const spaced = name
    .replace(/U[Ii]$/, "")
    .replace(/[a-z0-9](?=[A-Z])|(?<=[a-z])A(?=[A-Z][a-z])/g, "$& ")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  const sentence = spaced.charAt(0).toUpperCase() + spaced.slice(1);
  return sentence.replace(/\b(url|id|api|sms|pdf|iban|vat|js|json|html|sql)\b/gi, (short) =>
    short.toUpperCase(),
  );
}
