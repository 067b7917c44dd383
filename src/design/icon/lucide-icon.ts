import { createElement, type SVGProps } from "react";

type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] };

/**
 * Replaces lucide-react's function in the build (vite.config.ts), whose conversions would add 1.7 kB to every page.
 * @returns a component that draws one icon, hidden from screen readers
 */
export default function createLucideIcon({ name, node }: IconData) {
  // Joins an icon's paths, since one element is enough to draw them. "M0 0" starts each path at the origin again.
  const path = node.flatMap(([tag, { d }]) => (tag === "path" && d ? [d] : [])).join("M0 0");
  const others = node.filter(([tag]) => tag !== "path");
  const LucideIcon = (props: SVGProps<SVGSVGElement>) =>
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
      path && createElement("path", { key: "path", d: path }),
      others.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  // If lucide has renamed an icon, the server finds its present name here (icon-shape.ts).
  if (import.meta.env.SSR) LucideIcon.displayName = pascalCase(name);
  return LucideIcon;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
