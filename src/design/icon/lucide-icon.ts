import { createElement, type SVGProps } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * The build uses this function in place of lucide-react's own (vite.config.ts), which would add 1.7 kB of JavaScript to
 * every page.
 */
export default function createLucideIcon({ node }: IconData) {
  const others = node.filter(([, { d }]) => !d);
  // Joins all paths into one. "M0 0" moves the pen back to the origin, where each path expects to begin.
  const path = node.flatMap(([, { d }]) => d ?? []).join("M0 0");
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      "svg",
      {
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...props,
      },
      path && createElement("path", { d: path }),
      ...others.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
