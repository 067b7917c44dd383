import { startTransition, useEffect, useRef, useState } from "react";
import { onNearViewport } from "#delivery/islands/visibility.ts";
import { THUMBNAIL, type Thumbnail } from "#workflow/paint/thumbnail.ts";
import iconSprite from "virtual:node-icons.svg";

const GRADIENT = "thumbnail-gradient";

/** For all thumbnails of a page, once beside them. */
export function ThumbnailGradient() {
  return (
    <svg aria-hidden className="absolute size-0">
      <linearGradient id={GRADIENT} gradientUnits="userSpaceOnUse" x2={THUMBNAIL.width}>
        <stop className="[stop-color:var(--color-ember)]" />
        <stop offset="1" className="[stop-color:var(--color-violet)]" />
      </linearGradient>
    </svg>
  );
}

/** Icons come when nearly seen: their file would compete with first paint, each is painted anew. */
export function WorkflowThumbnail({
  thumbnail,
  className,
}: {
  thumbnail: Thumbnail;
  className: string;
}) {
  const [hasIcons, setHasIcons] = useState(false);
  const canvas = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    return onNearViewport(canvas.current, "25% 0px", () =>
      startTransition(() => setHasIcons(true)),
    );
  }, []);
  return (
    <svg
      ref={canvas}
      aria-hidden
      viewBox={`0 0 ${THUMBNAIL.width} ${THUMBNAIL.height}`}
      strokeLinecap="round"
      className={`fill-none ${className}`}
    >
      {/* Many small shapes that nothing changes: one string is quicker than as many elements. */}
      <g dangerouslySetInnerHTML={{ __html: shapes(thumbnail) }} />
      {hasIcons && <g dangerouslySetInnerHTML={{ __html: icons(thumbnail) }} />}
    </svg>
  );
}

function shapes({ wires, dotted, frames, steps, diameter }: Thumbnail): string {
  return [
    `<path class="stroke-edge" d="${frames}"/>`,
    `<g stroke="url(#${GRADIENT})" stroke-width="2.5"><path d="${wires}"/>`,
    `<path stroke-dasharray="2 5" d="${dotted}"/></g>`,
    `<path class="stroke-hairline" stroke-width="${diameter + 2}" d="${steps}"/>`,
    `<path stroke="#fff" stroke-width="${diameter}" d="${steps}"/>`,
  ].join("");
}

function icons({ steps, diameter, signs: names }: Thumbnail): string {
  const size = Math.round(diameter * 0.58);
  const uses = [...steps.matchAll(/M(-?\d+) (-?\d+)/g)].map(
    ([, x, y], step) =>
      `<use href="${iconSprite}#${names[step]}" x="${corner(x, size)}" y="${corner(y, size)}"/>`,
  );
  return `<g transform="scale(${size / 24})">${uses.join("")}</g>`;
}

function corner(center: string | undefined, size: number): number {
  return Math.round((Number(center) * 24) / size) - 12;
}
