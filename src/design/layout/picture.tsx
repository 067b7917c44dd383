import { classes } from "../classes.ts";

/** Shown in place of images that fail to load (docs/product.md, section 2). */
const PLACEHOLDERS = {
  square: [
    { emoji: "👤", color: "bg-tint-violet" },
    { emoji: "🏢", color: "bg-tint-ember" },
    { emoji: "💬", color: "bg-tint-teal" },
  ],
  wide: [
    { emoji: "⚙️", color: "bg-tint-violet" },
    { emoji: "🤖", color: "bg-tint-ember" },
    { emoji: "📊", color: "bg-tint-teal" },
  ],
} as const;

export type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  shape: keyof typeof PLACEHOLDERS;
  variant?: number;
  eager?: boolean;
  className?: string;
};

/** If the image fails to load, a script in the page's head marks it (head.ts), and a placeholder shows. */
export function Picture({
  alt,
  shape,
  variant = 0,
  eager = false,
  className,
  ...image
}: PictureProps) {
  const variants = PLACEHOLDERS[shape];
  const { emoji, color } = variants[variant % variants.length] ?? variants[0];
  return (
    <span
      className={classes(
        "relative block overflow-hidden",
        shape === "square" ? "aspect-square" : "aspect-video",
        className,
      )}
    >
      <img
        key={image.src}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        data-picture
        suppressHydrationWarning
        className="peer size-full object-cover data-failed:opacity-0"
        {...image}
      />
      <span
        aria-hidden
        data-placeholder={shape}
        className={classes(
          "absolute inset-0 hidden place-items-center peer-data-failed:grid",
          shape === "square" ? "text-3xl" : "text-6xl",
          color,
        )}
      >
        {emoji}
      </span>
    </span>
  );
}
