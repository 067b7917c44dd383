import { templatesPage } from "#content/library/templates-page.ts";
import { PaintUntilHere } from "#design/layout/paint-until-here.tsx";
import { IconPath } from "#features/diagram/client/icon-path.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { IconShape } from "#workflow/drawing/shapes.ts";
import type { ReactNode } from "react";
import type { TemplateView } from "../../views.ts";
import { PassportLine } from "./passport-line.tsx";
import { minutes } from "../../client/template-card.tsx";

export function Fact({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="text-small text-faint">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

const content = templatesPage.facts;

export function KeyFacts({ template }: { template: TemplateView }) {
  const { setup_minutes, tools, toolIcons, diagram, facts, conditions } = template;
  const connecting = facts?.connections.reduce((sum, one) => sum + one.minutes, 0) ?? 0;
  return (
    <section
      aria-label={content.heading}
      className="rounded-card border border-hairline bg-surface p-5 @max-4xl:order-last @6xl:self-start"
    >
      <dl className="grid gap-4 text-[0.9375rem]/[1.55] @sm:grid-cols-2 @4xl:grid-cols-3 @6xl:grid-cols-2">
        {setup_minutes !== null && (
          <Fact name={content.setupTime}>
            {minutes(setup_minutes)}
            {connecting > 0 && (
              <span className="block text-faint">
                {interpolate(content.connectingTime, { minutes: connecting })}
              </span>
            )}
          </Fact>
        )}
        {facts && <SavedTime {...facts.saved} />}
        {/* If the page lists what the template needs, that list names the tools. They are then left out here. */}
        {conditions.needs.length === 0 && tools.length > 0 && (
          <Fact name={content.tools} className="@6xl:col-span-2">
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-2">
              {tools.map((tool) => (
                <li key={tool} className="flex items-center gap-2">
                  <Logo tool={tool} icon={diagram?.icons[toolIcons[tool] ?? ""]} />
                  {tool}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      {template.hasPassport && facts?.tested && (
        <PassportLine slug={template.slug} {...facts.tested} />
      )}
      <PaintUntilHere id="facts-end" />
    </section>
  );
}

/** Shows a tool's icon. If there is no icon, it shows the first letter of the tool's name. */
function Logo({ tool, icon }: { tool: string; icon: IconShape | undefined }) {
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-full border border-rim bg-white font-semibold text-ink forced-color-adjust-none"
    >
      {icon ? (
        <svg viewBox="0 0 24 24" className="size-4">
          <IconPath icon={icon} />
        </svg>
      ) : (
        tool.charAt(0)
      )}
    </span>
  );
}

type Facts = NonNullable<TemplateView["facts"]>;

function SavedTime({ perCase, case: one, perMonth, casesPerMonth }: Facts["saved"]) {
  return (
    <Fact name={content.saves}>
      {interpolate(content.savesPerCase, { time: perCase, case: one })}
      <span className="block text-faint">
        {interpolate(content.savesPerMonth, { time: perMonth, count: casesPerMonth })}
      </span>
    </Fact>
  );
}
