import { templatesPage } from "#content/library/templates-page.ts";
import type { DiagramNode } from "#workflow/drawing/diagram.ts";

const { graph } = templatesPage;

export function StepPanel({ node }: { node: DiagramNode | undefined }) {
  return (
    <div aria-live="polite" className="min-w-0 grow py-2.5 text-[0.9375rem]/[1.55]">
      {node ? <Step {...node} /> : <p className="text-muted">{graph.chooseStep}</p>}
    </div>
  );
}

function Step({ name, step }: DiagramNode) {
  const { kind, comesFrom, leadsTo, retries, hasErrorOutput, settings } = step;
  const onFailure = [retries && graph.retries, hasErrorOutput && graph.ownWay];
  return (
    <>
      <p className="font-display text-title font-semibold">{name}</p>
      <p className="text-muted">{kind}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-2 @2xl:grid-cols-2">
        <Detail name={graph.comesFrom} values={comesFrom} />
        <Detail name={graph.leadsTo} values={leadsTo} />
        <Detail name={graph.onFailure} values={onFailure.filter((value) => value !== false)} />
        {settings.map(({ name: setting, value }) => (
          <Detail key={setting} name={setting} values={[value]} />
        ))}
      </dl>
    </>
  );
}

function Detail({ name, values }: { name: string; values: string[] }) {
  if (values.length === 0) return null;
  return (
    <div className="min-w-0">
      <dt className="text-small text-faint">{name}</dt>
      {values.map((value) => (
        <dd key={value} className="break-words whitespace-pre-wrap">
          {value}
        </dd>
      ))}
    </div>
  );
}
