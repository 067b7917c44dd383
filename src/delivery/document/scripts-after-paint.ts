/**
 * Rewrites React Router's own script in a page, and removes the links that preload modules. That script imports all
 * modules at once, and the first paint would wait for them. The new script calls `startAfterPaint`
 * (head/scripts/start-after-paint.ts), which imports the same modules later.
 */
export function scriptsAfterPaint(html: string): string {
  const paths: string[] = [];
  return html
    .replace(/<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>/g, (_, path: string) => {
      paths.push(path);
      return "";
    })
    .replace(
      /(<script\b[^>]*type="module"[^>]*>)([\s\S]*?)(<\/script>)/,
      (_, open: string, code: string, close: string) => open + afterPaint(code, paths) + close,
    );
}

const IMPORT = /import(?: \* as (\w+) from)? ?"([^"]+)";?/g;
const ENTRY = /import\("([^"]+)"\)/;

function afterPaint(code: string, preloaded: readonly string[]): string {
  const entry = ENTRY.exec(code)?.[1];
  const imports = [...code.matchAll(IMPORT)].map(([, name = "", path = ""]) => ({ name, path }));
  const paths = new Set([...preloaded, ...imports.map(({ path }) => path)]);
  if (entry) paths.delete(entry);
  const names = imports.flatMap(({ name, path }) =>
    name === "" ? [] : [`const ${name}=modules[${JSON.stringify(path)}];`],
  );
  const rest = code.replace(IMPORT, "").trim();
  return `startAfterPaint(${JSON.stringify([...paths])},modules=>{${names.join("")}${rest}});`;
}
