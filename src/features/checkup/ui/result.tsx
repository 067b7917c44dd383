import templateIndex from "virtual:template-index";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { checkPage } from "#content/library/check-page.ts";
import { Button } from "#design/button.tsx";
import { Chip } from "#design/chip.tsx";
import type { Finding, Profile } from "#check/checkup.ts";
import type { Mark } from "#features/diagram/contract.ts";
import { withIcons } from "#features/diagram/client/icon-shapes.ts";
import { WorkflowDiagram } from "#features/diagram/client/workflow-diagram.tsx";
import { WorkflowOutline } from "#features/diagram/client/workflow-outline.tsx";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { CheckedWorkflow } from "../contract.ts";
import { brokenWires } from "../broken-wires.ts";
import { isCopyOf, likeOurs, nameOf } from "../like-ours.ts";
import { forOurs, verdictOn } from "../verdict.ts";
import { DataReceivers } from "./data-receivers.tsx";
import { cardId, Findings } from "./findings.tsx";
import { LevelSign } from "./level-sign.tsx";
import { ProfileChoice } from "./profile-choice.tsx";
import { Repair } from "./repair.tsx";
import { RepairOffer, ReportActions } from "./report-actions.tsx";
import type { Checkup } from "./use-checkup.ts";

const { result: labels, levels } = checkPage;

/**
 * Shows the findings about a workflow, and its drawing. A press on a finding selects one of its steps in the drawing. A
 * press on a step selects the worst finding about this step.
 */
export function Result({
  workflow,
  profile,
  onProfile,
  mend,
}: {
  workflow: CheckedWorkflow;
  profile: Profile;
  onProfile: (profile: Profile) => void;
  mend: Checkup["mend"];
}) {
  const [selected, setSelected] = useState<{ node: string | undefined; finding?: Finding }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const ours = useMemo(() => likeOurs(workflow.services, templateIndex, workflow.name), [workflow]);
  const isOurs = ours !== undefined && isCopyOf(ours, workflow);
  const { report, toRepair } = useMemo(() => {
    const reportFor = (purpose: Profile) => {
      const one = workflow.reports[purpose];
      return isOurs ? { ...one, findings: forOurs(one.findings) } : one;
    };
    const shown = reportFor(profile);
    // The offer to repair the workflow for the visitor also covers the findings of the profile "runs", because a
    // repaired workflow has to run, whichever profile the visitor has chosen.
    return { report: shown, toRepair: [...reportFor("runs").findings, ...shown.findings] };
  }, [workflow, profile, isOurs]);
  const marks = useMemo(() => marksOf(report.findings), [report]);
  const texts = isOurs ? labels.isOurs : labels.ours;
  const diagram = useMemo(() => workflow.diagram && withIcons(workflow.diagram), [workflow]);
  const broken = useMemo(() => diagram && brokenWires(report.findings, diagram), [report, diagram]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  const verdict = verdictOn(workflow.steps, profile, report.findings, isOurs);
  // Undefined if nothing is selected, or if the selected finding does not belong to the profile that the visitor has
  // chosen since.
  const finding = report.findings.find((one) => one === selected?.finding);
  const show = (one: Finding, node: string) => {
    // The button that leads back to the finding is rendered before the scrolling, because the scrolling must bring this
    // button into view too.
    flushSync(() => setSelected({ node, finding: one }));
    drawing.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  };
  // If the text breaks off, the first note says so. The page shows this note below the headline, so the list leaves it
  // out.
  const notes = workflow.notes.slice(workflow.isCutOff ? 1 : 0);
  const isDrawn = diagram && workflow.steps > 0;
  const repair = (
    <Repair key={profile} workflow={workflow} findings={report.findings} mend={mend} />
  );
  const select = (node: string | undefined) => {
    const worst = report.findings.find(({ nodes }) => node !== undefined && nodes.includes(node));
    setSelected({ node, ...(worst && { finding: worst }) });
  };
  return (
    <section aria-labelledby="checkup-result" className="mt-10 grid gap-8">
      <header>
        <h2
          ref={heading}
          id="checkup-result"
          tabIndex={-1}
          className="scroll-mt-8 [overflow-wrap:anywhere]"
        >
          <span className="block text-body font-medium text-muted">
            {workflow.name || labels.unnamed}
          </span>{" "}
          <span aria-live="polite" className="mt-1 block text-heading">
            {verdict}
          </span>
        </h2>
        {workflow.isCutOff && <p className="mt-2 text-lead">{workflow.notes[0]}</p>}
        <p className="mt-3 flex flex-wrap gap-2">
          <Chip>{counted(labels.steps, workflow.steps)}</Chip>
          {(Object.keys(levels) as Finding["level"][]).map((level) => {
            const count = report.findings.filter((one) => one.level === level).length;
            const things = counted(levels[level], count);
            // If the verdict above already names this count, for example "2 problems", the count is not repeated here.
            return (
              count > 0 &&
              !verdict.includes(things) && (
                <Chip key={level}>
                  <LevelSign level={level} />
                  {things}
                </Chip>
              )
            );
          })}
        </p>
        {workflow.notLookedAt !== "" && profile === "runs" && (
          <p className="mt-3 max-w-[60em] text-muted [overflow-wrap:anywhere]">
            {interpolate(labels.notLookedAt, { steps: workflow.notLookedAt })}
          </p>
        )}
        {workflow.withoutAccount !== "" &&
          profile === "runs" &&
          !report.findings.some(({ rule }) => rule === "no-account") && (
            <p className="mt-3 max-w-[60em] text-muted [overflow-wrap:anywhere]">
              {interpolate(labels.withoutAccount, { steps: workflow.withoutAccount })}
            </p>
          )}
        <p className="mt-3 text-small text-faint">{interpolate(labels.knows, report.releases)}</p>
      </header>
      <ProfileChoice profile={profile} onChoose={onProfile} />
      <div className="grid gap-8 xl:grid-cols-[1fr_1.1fr] xl:grid-rows-[auto_1fr]">
        <Findings
          isEmpty={workflow.steps === 0}
          profile={profile}
          findings={report.findings}
          selected={finding}
          onShow={show}
          nodes={new Set(diagram?.nodes.map(({ name }) => name))}
        />
        {isDrawn && (
          <div className="min-w-0 xl:row-span-2 xl:sticky xl:top-20 xl:self-start">
            <div ref={drawing}>
              <WorkflowDiagram
                diagram={diagram}
                label={labels.drawing}
                marks={marks}
                broken={broken}
                selected={selected?.node}
                onSelect={select}
              />
            </div>
            {finding && (
              <Button
                variant="secondary"
                className="mt-3 xl:hidden print:hidden"
                onClick={() => goBackTo(finding)}
              >
                {labels.back}
              </Button>
            )}
            <div className="mt-8 empty:hidden xl:mt-4">{repair}</div>
          </div>
        )}
        <div className="grid min-w-0 content-start gap-8">
          {!isDrawn && repair}
          <ReportActions workflow={workflow} report={report} />
          {ours && (
            <div className="print:hidden">
              <h3 className="text-title">{texts.heading}</h3>
              <p className="mt-2 max-w-[38em] text-muted">{texts.text}</p>
              <a
                href={`/templates/${ours.slug}${isOurs ? "/passport" : ""}`}
                className="mt-3 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
              >
                {nameOf(ours)}
              </a>
            </div>
          )}
          {notes.length > 0 && (
            <div>
              <h3 className="text-title">{labels.notes}</h3>
              <ul className="mt-2 list-disc space-y-1 pl-5 text-muted [overflow-wrap:anywhere]">
                {notes.map((note, place) => (
                  <li key={place}>{note}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      {workflow.data && <DataReceivers data={workflow.data} />}
      {workflow.outline && (
        <div>
          <h3 className="text-subheading">{labels.does}</h3>
          <div className="mt-4 [contain-intrinsic-height:auto_40rem] [content-visibility:auto] [overflow-wrap:anywhere]">
            <WorkflowOutline outline={workflow.outline} />
          </div>
        </div>
      )}
      <RepairOffer findings={toRepair} />
    </section>
  );
}

/** Scrolls from the drawing back to a finding. In narrow windows the drawing is below all findings. */
function goBackTo(finding: Finding): void {
  const card = document.getElementById(cardId(finding));
  const rest = card?.closest("details");
  if (rest) rest.open = true;
  card?.scrollIntoView({ block: "center", behavior: "smooth" });
  card?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
}

/** Returns a badge for each node with findings. The badge shows the level of the node's worst finding. */
function marksOf(findings: readonly Finding[]): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark & { count: number }>();
  for (const { level, nodes, sentence } of findings) {
    for (const node of nodes) {
      const before = marks.get(node);
      const count = (before?.count ?? 0) + 1;
      const label = before ? interpolate(labels.marked, { count }) : sentence;
      marks.set(node, { level: before?.level ?? level, label, count });
    }
  }
  return marks;
}
