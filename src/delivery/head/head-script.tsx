import { useContext } from "react";
import { HYDRATED } from "../islands/hydrated.ts";
import { FONTS_LOADED, DEFERRED_FONTS } from "./deferred-fonts.ts";
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

/** Heard on the window when the visitor looks around and everything is laid out. */
export const USER_INTERACTED = "looked-around";

/**
 * At first sight what lies below the fold (base.css, `below-fold`) waits. On a phone it comes near
 * once the faces that stay are there, and it is laid out when the visitor begins to look around; a
 * pointer that only rests where the page appears is no sign of it. Both a part at a time, since a
 * slow phone is busy for as long as one step takes. Everything is there at once for who looks
 * around before it came near, for keys and links, which may lead to the end of the page, and for
 * who comes back or for one section.
 */
const AT_FIRST_SIGHT = `{
const {dataset}=document.documentElement,idle=self.requestIdleCallback||setTimeout;
const each=(mark,then)=>{
const parts=[...document.querySelectorAll('[class*="below-fold"],[class*="*:below-fold"]>*')];
const next=()=>{const part=parts.shift();if(part){part.dataset[mark]="";idle(next,{timeout:100})}else then?.()};
idle(next);
};
let near=false,looking=false;
const heard=name=>new Promise(done=>addEventListener(name,done,{once:true}));
const watching=new AbortController();
const whole=()=>{watching.abort();delete dataset.firstSight;dispatchEvent(new Event("${USER_INTERACTED}"))};
const look=({type,target,movementX,movementY})=>{
if(type==="pointermove"&&!movementX&&!movementY)return;
if(!near||type==="keydown"||type==="click"&&target.closest("a"))whole();
else if(!looking)each("seen",whole);
looking=true;
};
const [{type}={}]=performance.getEntriesByType("navigation");
if(!location.hash&&type==="navigate"){
dataset.firstSight="";
for(const sign of ["scroll","wheel","touchstart","pointermove","pointerdown","click","keydown","focusin"])addEventListener(sign,look,{capture:true,passive:true,signal:watching.signal});
const faces=Promise.race([heard("${FONTS_LOADED}"),new Promise(done=>setTimeout(done,5000))]);
Promise.all([heard("DOMContentLoaded"),faces]).then(()=>each("near",()=>{near=true}));
}
}`;

/**
 * A button that only scripts serve is not lost when it is pressed before they are there: the last
 * such press is done again once the page is taken over (`useAnnounceHydrated`), unless React, which
 * catches presses while it is at that, is serving it just then.
 */
const EARLY_CLICK = `{
let press;
const keep=event=>{press=event};
addEventListener("click",keep,true);
addEventListener("${HYDRATED}",()=>{
removeEventListener("click",keep,true);
if(press?.eventPhase===0)press.target.closest("button[type=button]:not([commandfor],[data-theme-flip])")?.click();
},{once:true});
}`;

/**
 * A form that only scripts send (`data-scripted`) stays as it is when it is sent before they are
 * there, and sends itself then.
 */
const EARLY_FORM = `addEventListener("submit",event=>{const{dataset}=event.target;if("scripted"in dataset){event.preventDefault();dataset.early=""}},true);`;

const ID = "early-script";

/**
 * What must be there before the first paint, or before the first picture fails. In the browser it
 * is read back from the page, like the styles.
 */
export function HeadScript() {
  const code = import.meta.env.SSR
    ? THEME + AT_FIRST_SIGHT + PICTURES + EARLY_CLICK + EARLY_FORM + DEFERRED_FONTS
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
