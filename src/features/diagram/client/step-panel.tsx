import { templatesPage } from "#content/library/templates-page.ts";
import type { StepDetails } from "../contract.ts";

const words = templatesPage.graph;

export function StepPanel({
  name,
  step,
}: {
  name: string | undefined;
  step: StepDetails | undefined;
}) {
  return (
    <div aria-live="polite" className="min-w-0 grow py-2.5 text-small">
      {!step ? (
        <p className="text-muted">{words.chooseStep}</p>
      ) : (
        <>
          <p className="font-display text-title font-semibold">{name}</p>
          <p className="text-muted">{step.kind}</p>
          <dl className="mt-3 grid gap-x-8 gap-y-2 @2xl:grid-cols-2">
            <Detail name={words.comesFrom} values={step.comesFrom} />
            <Detail name={words.leadsTo} values={step.leadsTo} />
            <Detail
              name={words.onFailure}
              values={[
                ...(step.retries ? [words.retries] : []),
                ...(step.hasErrorOutput ? [words.ownWay] : []),
              ]}
            />
            {step.settings.map((setting) => (
              <Detail key={setting.name} name={setting.name} values={[setting.value]} />
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

function Detail({ name, values }: { name: string; values: string[] }) {
  if (values.length === 0) return null;
  return (
    <div className="min-w-0">
      <dt className="text-faint">{name}</dt>
      {values.map((value) => (
        <dd key={value} className="break-words whitespace-pre-wrap">
          {value}
        </dd>
      ))}
    </div>
  );
}
