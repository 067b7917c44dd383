/**
 * Makes a rendered page start its scripts after the first paint: the framework's module script
 * imports everything at once and has it preloaded, which the browser counts (and fetches) as
 * needed for the first paint. Links and forms work meanwhile, they are real ones; a first touch
 * or key starts the scripts at once.
 */
export function scriptsAfterPaint(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(
      /(<script\b[^>]*type="module"[^>]*>)([\s\S]*?)(<\/script>)/,
      (_, open: string, code: string, close: string) => open + afterPaint(code) + close,
    );
}

const IMPORT = /import(?: \* as (\w+) from)? ?("[^"]+");?/g;

function afterPaint(code: string): string {
  const modules: string[] = [];
  const names: string[] = [];
  const rest = code
    .replace(/import\(("[^"]+")\)/g, (_, path: string) => `IMPORT_ENTRY(${path})`)
    .replace(IMPORT, (_, name: string | undefined, path: string) => {
      names.push(name ?? "");
      modules.push(`import(${path})`);
      return "";
    })
    .replaceAll("IMPORT_ENTRY(", "import(");
  const start = `Promise.all([${modules.join(",")}]).then(([${names.join(",")}])=>{${rest.trim()}})`;
  return `{let begun=false;const wake=["pointerdown","keydown","focusin"];const begin=()=>{if(begun)return;begun=true;for(const e of wake)removeEventListener(e,begin,true);${start}};for(const e of wake)addEventListener(e,begin,true);const seen=()=>setTimeout(begin);try{new PerformanceObserver(seen).observe({type:"paint",buffered:true})}catch{seen()}setTimeout(begin,3000)}`;
}
