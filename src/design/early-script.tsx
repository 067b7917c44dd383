import { useContext } from "react";
import { TAKEN_OVER } from "./hydrated.ts";
import { FACES_CAME, LATE_FACES } from "./late-faces.ts";
import { NonceContext } from "./nonce.ts";

/*
 * The theme lives on <html data-theme> and is changed here alone, before the first paint: nothing
 * flashes, and the switches work without the rest of the scripts.
 */
const THEME = `{
const root=document.documentElement,system=matchMedia("(prefers-color-scheme: light)"),usual=root.dataset.theme;
let choice;
const recall=()=>{try{choice=localStorage.getItem("theme")||usual}catch{choice=usual}show()};
const show=()=>{root.dataset.theme=choice==="system"?system.matches?"light":"dark":choice;for(const input of document.querySelectorAll("[data-theme-choice]"))input.checked=input.value===choice};
const choose=next=>{choice=next;try{localStorage.setItem("theme",next)}catch{}show()};
recall();
system.addEventListener("change",show);
addEventListener("storage",recall);
document.addEventListener("DOMContentLoaded",show);
document.addEventListener("change",event=>event.target.matches("[data-theme-choice]")&&choose(event.target.value));
document.addEventListener("click",event=>event.target.closest("[data-theme-flip]")&&choose(root.dataset.theme==="dark"?"light":"dark"));
}`;

/** Failing images do not bubble: they are caught on their way down (picture.tsx). */
const PICTURES = `document.addEventListener("error",event=>{if(event.target.dataset&&"picture"in event.target.dataset)event.target.dataset.failed=""},true);`;

/**
 * At first sight what lies below the window is not laid out (base.css, `later`), until somebody
 * looks around: told by the first sign of it; a pointer that only rests where the page appears is
 * none. A visitor who comes back, or comes for one section, does so at once.
 */
const AT_FIRST_SIGHT = `{
const {dataset}=document.documentElement;
const signs=["scroll","wheel","touchstart","pointermove","pointerdown","click","keydown","focusin"];
const look=event=>{if(event?.type==="pointermove"&&!event.movementX&&!event.movementY)return;delete dataset.firstSight;for(const sign of signs)removeEventListener(sign,look,true)};
const [{type}={}]=performance.getEntriesByType("navigation");
if(!location.hash&&type==="navigate"){dataset.firstSight="";for(const sign of signs)addEventListener(sign,look,{capture:true,passive:true})}
}`;

/**
 * On a phone what lies below the fold (base.css, `below-fold`) is laid out in the faces that stay,
 * and a part at a time: a slow one is busy for as long as one step takes.
 */
const NEARING = `{
const idle=self.requestIdleCallback||setTimeout;
let parts;
const next=()=>{const part=parts.shift();if(part){part.dataset.near="";idle(next)}};
const begin=()=>{if(!parts){parts=[...document.querySelectorAll('[class*="below-fold"],[class*="*:below-fold"]>*')];idle(next)}};
addEventListener("${FACES_CAME}",begin);
setTimeout(begin,5000);
}`;

/**
 * A button that only scripts serve is not lost when it is pressed before they are there: the last
 * such press is done again once the page is taken over (`useTakenOver`), unless React, which
 * catches presses while it is at that, is serving it just then.
 */
const EARLY_PRESS = `{
let press;
const keep=event=>{press=event};
addEventListener("click",keep,true);
addEventListener("${TAKEN_OVER}",()=>{
removeEventListener("click",keep,true);
if(press?.eventPhase===0)press.target.closest("button[type=button]:not([commandfor],[data-theme-flip])")?.click();
},{once:true});
}`;

const ID = "early-script";

/**
 * What must be there before the first paint, or before the first picture fails. In the browser it
 * is read back from the page, like the styles.
 */
export function EarlyScript() {
  const code = import.meta.env.SSR
    ? THEME + AT_FIRST_SIGHT + NEARING + PICTURES + EARLY_PRESS + LATE_FACES
    : (document.getElementById(ID)?.textContent ?? "");
  return (
    <script
      id={ID}
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
