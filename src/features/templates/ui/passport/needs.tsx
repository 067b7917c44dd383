import { passport as words } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { PassportProof } from "../../views.ts";
import { FromGuide, Part, Points } from "./part.tsx";

const labels = words.needs;

export function Needs({ proof: { passport, setup, guide } }: { proof: PassportProof }) {
  const release = passport.releases.at(-1)?.n8n ?? "";
  return (
    <Part id="needs">
      <Points
        points={[
          interpolate(labels.n8n, { release }),
          [
            interpolate(labels.text, { ...setup, values: setup.values.length }),
            ...(setup.values.length > 0
              ? [interpolate(labels.values, { values: setup.values.join(", ") })]
              : []),
          ].join(" "),
        ]}
      />
      <FromGuide html={guide.needs} text={labels.guide} />
    </Part>
  );
}
