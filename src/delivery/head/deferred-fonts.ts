import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import text from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** Heard on the window when the faces are in, or cannot be had. */
export const FONTS_LOADED = "faces-came";

/**
 * A script for the head: asks for the two variable faces (latin only) once the page is painted, so
 * that they compete with nothing for the network, and puts them in together, so that the page is
 * laid out once more and not for each.
 */
export const DEFERRED_FONTS = `{
const come=()=>Promise.all([["Bricolage Grotesque","${display}","200 800"],["Figtree","${text}","300 900"]].map(([name,file,weight])=>new FontFace(name,"url("+file+")",{weight}).load())).then(faces=>faces.forEach(face=>document.fonts.add(face)),()=>{}).then(()=>dispatchEvent(new Event("${FONTS_LOADED}")));
let begun=false;
const begin=()=>{if(!begun)setTimeout(come);begun=true};
try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch{begin()}
setTimeout(begin,3000);
}`;
