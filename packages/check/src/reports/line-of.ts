/** Finds the line that contains a step's name, for reports. @returns 1 if there is none */
export function lineOf(text: string, node: string | undefined): number {
  if (node === undefined) return 1;
  const name = JSON.stringify(node);
  const place = [`"name": ${name}`, `"name":${name}`]
    .map((mark) => text.indexOf(mark))
    .find((at) => at >= 0);
  if (place === undefined) return 1;
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < place; at = text.indexOf("\n", at + 1))
    line += 1;
  return line;
}
