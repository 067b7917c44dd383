/**
 * Makes a rendered page start its scripts after the first paint: the framework's module script
 * imports everything at once and has it preloaded, which the browser counts (and fetches) as
 * needed for the first paint. Links and forms work meanwhile, they are real ones; a first touch
 * or key starts the scripts at once. They are fetched together and run one after the other, so
 * that the page answers in between.
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
    name === "" ? [] : [`${name}=run[${JSON.stringify(path)}]`],
  );
  const rest = code.replace(IMPORT, "").trim();
  return `{
const paths=${JSON.stringify([...paths])},run={},signs=["pointerdown","keydown","focusin"];
const step=()=>new Promise(done=>setTimeout(done));
let begun=false;
const begin=async()=>{
if(begun)return;
begun=true;
for(const sign of signs)removeEventListener(sign,begin,true);
for(const href of paths){
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
await step();
}
for(const path of paths){run[path]=await import(path);await step()}
${names.length > 0 ? `const ${names.join(",")};` : ""}
${rest}
};
for(const sign of signs)addEventListener(sign,begin,true);
const seen=()=>setTimeout(begin);
try{new PerformanceObserver(seen).observe({type:"paint",buffered:true})}catch{seen()}
setTimeout(begin,3000);
}`;
}
