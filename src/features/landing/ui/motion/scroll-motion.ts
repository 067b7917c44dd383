import { gsap } from "gsap";
import { ScrollTrigger } from "gsap/ScrollTrigger";

gsap.registerPlugin(ScrollTrigger);
gsap.defaults({ ease: "power2.out" });

/**
 * Animates parts of the page during scrolling (docs/product.md, decision 11).
 * @returns a function that undoes everything
 */
export function start(): () => void {
  const media = gsap.matchMedia();
  media.add("(prefers-reduced-motion: no-preference)", () => {
    revealBelow();
    return drawProcess();
  });
  return () => {
    media.revert();
    for (const trigger of ScrollTrigger.getAll()) trigger.kill();
    gsap.globalTimeline.clear();
  };
}

/**
 * Moves elements into place when they come into view. The elements do not fade in, so that their text always has its
 * full contrast.
 */
function revealBelow(): void {
  const below = gsap.utils
    .toArray<HTMLElement>("[data-reveal]")
    .filter((element) => element.getBoundingClientRect().top > window.innerHeight);
  if (below.length === 0) return;
  gsap.set(below, { y: 24 });
  ScrollTrigger.batch(below, {
    start: "top 92%",
    once: true,
    onEnter: (batch) => gsap.to(batch, { y: 0, duration: 0.5, stagger: 0.07, clearProps: "all" }),
  });
}

/**
 * Lights the line through the steps of the process while the visitor scrolls.
 * @returns a cleanup function, after which the whole line is lit
 */
function drawProcess(): () => void {
  const scrollTrigger = {
    trigger: "#process ol",
    start: "top 75%",
    end: "bottom 60%",
    scrub: 0.4,
  };
  const wired = document.querySelector("[data-wired]");
  wired?.setAttribute("data-unlit", "");
  gsap.fromTo(
    "[data-wave]",
    { strokeDashoffset: 1 },
    {
      strokeDashoffset: 0,
      // The offset runs from 1 to 0, because the line counts as 1 long. Without this setting, GSAP would round the
      // offset to whole numbers.
      autoRound: false,
      ease: "none",
      scrollTrigger,
      // The part of the line after the steps lights up once the light has passed the last step.
      onUpdate(this: gsap.core.Tween) {
        wired?.toggleAttribute("data-unlit", this.progress() < 1);
      },
    },
  );
  gsap.from("[data-wire]", { scaleY: 0, ease: "none", scrollTrigger });
  return () => wired?.removeAttribute("data-unlit");
}
