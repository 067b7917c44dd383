import { createElement, type SVGProps } from "react";

type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] };

/**
 * Replaces lucide-react's own function in the build (vite.config.ts). The conversions in that function would add 1.7 kB
 * to every page.
 * @returns a component that draws one icon, which is hidden from screen readers
 */
export default function createLucideIcon({ name, node }: IconData) {
  // The paths of an icon are joined, because one element can draw them all. Each path expects to begin at the origin.
  // The text "M0 0" between two paths therefore moves the pen back to the origin.
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
  // Lucide may have renamed an icon since its name was written down. On the server, `displayName` tells the present
  // name (icon-shape.ts).
  if (import.meta.env.SSR) LucideIcon.displayName = pascalCase(name);
  return LucideIcon;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
