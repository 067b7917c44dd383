import { useRef } from "react";
import { useLocation } from "react-router";
import { costs } from "#content/library/costs.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { folderPath, TEMPLATE_FILES, templatePath } from "#shared/template-addresses.ts";
import { NoHyphenBreak } from "#design/wrapped.tsx";
import type { TemplateView } from "../../views.ts";
import { SetUpLink } from "#features/setup/client/set-up-link.tsx";
import { CopyButton } from "#features/downloads/client/copy-button.tsx";
import { DownloadButtons } from "#features/downloads/client/download-buttons.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { DownloadBar } from "./download-bar.tsx";
import { TemplateCard } from "../../client/template-card.tsx";
import { TemplateFacts } from "./template-facts.tsx";
import { ForWhom, Needs, Variants } from "./conditions.tsx";
import { CostList } from "./cost-list.tsx";
import { GuideText } from "./guide-text.tsx";
import { SinceTaken } from "./changes.tsx";
import { SetUp } from "#features/setup/client/set-up.tsx";
import { useFilled } from "#features/setup/client/typed-store.ts";
import {
  DrawingOpener,
  useWatch,
  WatchButton,
  WatchedDiagram,
} from "#features/diagram/client/run/watched-diagram.tsx";
import { SketchIcons, WorkflowSketch } from "#features/diagram/client/workflow-sketch.tsx";
import { WorkflowOutline } from "#features/diagram/client/workflow-outline.tsx";

const { detail } = templatesPage;

type Props = { template: TemplateView; inDialog: boolean };

export function TemplateArticle({ template, origin, inDialog }: Props & { origin: string }) {
  const { slug, title, outcome, diagram, guide } = template;
  const filled = useFilled(slug, template.setup);
  const first = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLDivElement>(null);
  const taken = { template: { ...template, importable: diagram !== null }, origin, filled };
  const { hash } = useLocation();
  const watch = useWatch(hash === "#watch" && template.run !== null);
  return (
    <article className="@container">
      <div className="grid gap-x-14 gap-y-8 @6xl:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="min-w-0">
          {!inDialog && (
            <h1 className="mb-3 text-heading">
              <NoHyphenBreak text={title} />
            </h1>
          )}
          <p className="max-w-[34em] text-lead text-muted">{outcome}</p>
          <Variants variants={template.variants} keepPlace={inDialog} />
          <Needs needs={template.conditions.needs} />
          <div
            ref={first}
            className="mt-5 grid grid-cols-2 gap-3 large-text:grid-cols-1 max-sm:[&>:is(a,button)]:px-2 @2xl:flex @2xl:flex-wrap"
          >
            <DownloadButtons
              {...taken}
              copies={
                <CopyButton
                  label={detail.copyPageLink}
                  text={`${origin}${templatePath(slug)}`}
                  variant="quiet"
                  className="justify-start!"
                />
              }
            >
              {template.run && <WatchButton watch={watch} />}
              <SetUpLink slug={slug} />
            </DownloadButtons>
          </div>
          <p className="needs-script mt-3 text-small text-muted print:hidden">{detail.asksFor}</p>
          <WithoutScript template={template} />
          {template.facts && <SinceTaken slug={slug} changelog={template.facts.changelog} />}
        </div>
        <PhoneDrawing template={template} />
        <KeyFacts template={template} />
        {diagram && (
          <div className="min-w-0 @6xl:col-span-2">
            <WatchedDiagram
              diagram={diagram}
              title={title}
              slug={slug}
              run={template.run}
              watch={watch}
              inDialog={inDialog}
            />
          </div>
        )}
        {template.outline.length > 0 && (
          <details className="@6xl:col-span-2 -mt-7">
            <summary className="opens min-h-11 text-small text-muted hover:text-text">
              {detail.outline}
            </summary>
            <div className="mt-3">
              <WorkflowOutline outline={template.outline} />
            </div>
          </details>
        )}
      </div>
      <WhatHappens template={template} />
      <div className="below mt-12 grid gap-x-14 gap-y-12 @4xl:grid-cols-[minmax(0,1fr)_19rem] @6xl:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="flex min-w-0 flex-col gap-12 print:flex-col-reverse">
          {template.setup && (
            <SetUp slug={slug} setup={template.setup} filled={filled}>
              <DownloadButtons {...taken} />
            </SetUp>
          )}
          {guide !== "" && (
            <Part heading={detail.guide} id="guide">
              <GuideText html={guide} />
            </Part>
          )}
        </div>
        <aside
          className={`min-w-0 @4xl:sticky @4xl:self-start ${inDialog ? "@4xl:top-0" : "@4xl:top-24"}`}
        >
          <TemplateFacts template={template} />
        </aside>
      </div>
      <DownloadBar title={title} {...taken} inDialog={inDialog} first={first} last={last}>
        {template.run && <WatchButton watch={watch} brief />}
      </DownloadBar>
      <div ref={last} className="print:hidden">
        <h2 className="text-subheading">{detail.setUp.heading}</h2>
        <p className="mt-2 max-w-[40em] text-muted">{detail.setUp.text}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <SetUpLink slug={slug} variant="primary" />
          <DownloadButtons {...taken} variant="secondary" brief />
        </div>
      </div>
      <RelatedTemplates template={template} inDialog={inDialog} />
    </article>
  );
}

/** In windows too narrow for the workflow's drawing, shows its main steps and a button that opens the drawing. */
function PhoneDrawing({ template }: { template: TemplateView }) {
  const { title, diagram, sketch } = template;
  if (!diagram || !sketch) return null;
  return (
    <div className="grid gap-2 sm:hidden print:hidden">
      <div className="rounded-card border border-hairline bg-surface">
        <SketchIcons value={diagram.icons}>
          <WorkflowSketch sketch={sketch} />
        </SketchIcons>
      </div>
      <DrawingOpener
        diagram={diagram}
        title={title}
        picture={`${folderPath(template)}preview.png`}
      />
    </div>
  );
}

function WhatHappens({ template }: { template: TemplateView }) {
  const { outcome, description, features, facts, conditions } = template;
  return (
    <div className="mt-10 grid gap-x-14 gap-y-12 @4xl:grid-cols-2 @6xl:grid-cols-[minmax(0,1fr)_30rem]">
      {features && features.length > 0 ? (
        <Part heading={detail.features}>
          <ForWhom html={conditions.forWhom} />
          <ul className="grid gap-x-8 gap-y-2 @2xl:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="border-t border-hairline pt-2 text-muted">
                {feature}
              </li>
            ))}
          </ul>
          <details className="mt-3">
            <summary className="opens min-h-11 text-small text-muted hover:text-text">
              {detail.about}
            </summary>
            <p className="mt-1 max-w-[46em] text-muted">{description}</p>
          </details>
        </Part>
      ) : (
        description !== outcome && (
          <Part heading={detail.about}>
            <ForWhom html={conditions.forWhom} />
            <p className="max-w-[46em] text-muted">{description}</p>
          </Part>
        )
      )}
      {facts && (
        <Part heading={costs.heading}>
          <CostList connections={facts.connections} />
        </Part>
      )}
    </div>
  );
}

function RelatedTemplates({ template: { related }, inDialog }: Props) {
  if (related.length === 0) return null;
  return (
    <section className="mt-16 print:hidden">
      <h2 className="text-subheading">{detail.related}</h2>
      <ul className="cards mt-6 grid grid-cols-1 gap-6 @2xl:grid-cols-2 @4xl:grid-cols-3">
        {related.map((other) => (
          <li key={other.slug}>
            <TemplateCard template={other} headingLevel="h3" keepPlace={inDialog} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({
  heading,
  id,
  children,
}: {
  heading: string;
  id?: string;
  children: React.ReactNode;
}) {
  return (
    <section id={id} tabIndex={id ? -1 : undefined}>
      <h2 className="mb-5 text-subheading">{heading}</h2>
      {children}
    </section>
  );
}

function WithoutScript({ template }: { template: TemplateView }) {
  const folder = folderPath(template);
  return (
    <noscript>
      <p className="mt-4 flex flex-wrap gap-x-4 text-small text-muted">
        {detail.withoutScript}
        {TEMPLATE_FILES.map((file) => (
          <a key={file} href={`${folder}${file}`} download>
            {file}
          </a>
        ))}
      </p>
    </noscript>
  );
}
