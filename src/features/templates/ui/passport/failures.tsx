import { passport as content } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import { failuresByService, togetherText, twiceText } from "../../passport/services.ts";
import type { PassportProof } from "../../views.ts";
import { FromGuide, Line, Lines, Points } from "./part.tsx";

const labels = content.failures;

const OUTCOMES = ["branch", "on", "stop"] as const;

export function Failures({ proof: { passport, guide, costs } }: { proof: PassportProof }) {
  const { failures } = passport;
  const outcomes = OUTCOMES.filter((one) => failures.some(({ outcome }) => outcome === one));
  return (
    <>
      <Points
        points={present(
          ...outcomes.map((one) => interpolate(labels.outcomes[one], { case: costs.case })),
          twiceText(passport),
          togetherText(passport),
        )}
      />
      <div className="mt-4">
        <Lines>
          {failuresByService(passport).map(({ service, sentences }) => (
            <Line key={service} name={service}>
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Line>
          ))}
        </Lines>
      </div>
      <FromGuide html={guide.errors} text={labels.guide} />
    </>
  );
}
