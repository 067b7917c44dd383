import { passport as words } from "#content/library/passport.ts";
import { brand } from "#content/site/brand.ts";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { Part, Points } from "./part.tsx";

const labels = words.help;

export function Help({ licence }: { licence: string }) {
  return (
    <Part id="help">
      <Points
        points={labels.points.map((point) =>
          interpolate(point, { license: licence, brand: brand.name }),
        )}
      />
      <p className="mt-4 text-muted">
        {labels.fix} <TextLink to="/#contact">{labels.write}</TextLink>
      </p>
    </Part>
  );
}
