import { templatesPage } from "#content/library/templates-page.ts";
import { ChipLink } from "#design/chip.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import type { TemplateView, Variant } from "../../views.ts";

const words = templatesPage.conditions;

export function Variants({ variants, keepPlace }: { variants: Variant[]; keepPlace: boolean }) {
  if (variants.length === 0) return null;
  return (
    <nav
      aria-label={words.variants}
      className="-mx-1 mt-3 flex gap-2 overflow-x-auto bar-none p-1 print:hidden"
    >
      {variants.map(({ slug, label }, place) => (
        <ChipLink
          key={slug}
          to={templatePath(slug)}
          selected={place === 0}
          preventScrollReset={keepPlace}
        >
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}

/** Shows before the download for whom the template is and what it needs. */
export function Conditions({ forWhom, needs }: TemplateView["conditions"]) {
  if (forWhom === "" && needs.length === 0) return null;
  return (
    <dl className="mt-4 max-w-[46em] grid gap-x-6 gap-y-1.5 text-[0.9375rem] max-sm:text-small @2xl:grid-cols-[6rem_minmax(0,1fr)]">
      {forWhom !== "" && (
        <>
          <dt className="text-faint">{words.forWhom}</dt>
          <dd
            className="text-muted [&_a]:underline"
            dangerouslySetInnerHTML={{ __html: forWhom }}
          />
        </>
      )}
      {needs.length > 0 && <dt className="text-faint">{words.needs}</dt>}
      {needs.map((need) => (
        <dd
          key={need}
          className="text-muted @2xl:col-start-2"
          dangerouslySetInnerHTML={{ __html: need }}
        />
      ))}
    </dl>
  );
}
