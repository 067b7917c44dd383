import { useEffect, useRef } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { Field, Options, Select } from "#design/field.tsx";
import type { Chosen } from "../contract.ts";
import { hasRelevance, sortOfPage } from "../library-address.ts";
import { SORTS } from "../limits.ts";
import type { Facets, Listing } from "../views.ts";

const { sort, industries, tools, triggers, complexities, facts } = templatesPage;

type Option = { value: string; label: string };
const named = (value: string): Option => ({ value, label: value });

const FILTERS = {
  industry: {
    label: industries.label,
    options: (facets: Facets, chosen: Chosen) => [
      { value: "", label: industries.all },
      ...withChosen(facets.industries, chosen.industry).map(named),
    ],
  },
  tool: {
    label: tools.label,
    options: (facets: Facets, chosen: Chosen) => [
      { value: "", label: tools.all },
      ...withChosen(facets.tools, chosen.tool).map(named),
    ],
  },
  sort: {
    label: sort.label,
    options: (_: Facets, chosen: Chosen) => {
      const usual = sortOfPage({ ...chosen, sort: "" });
      return SORTS.filter((value) => hasRelevance(chosen) || value !== "relevance")
        .toSorted((a, b) => Number(b === usual) - Number(a === usual))
        .map((value) => ({ value: value === usual ? "" : value, label: sort[value] }));
    },
  },
  trigger: {
    label: triggers.label,
    options: (facets: Facets) => [
      { value: "", label: triggers.all },
      ...facets.triggers.map((value) => ({ value, label: triggers.kinds[value] })),
    ],
  },
  complexity: {
    label: complexities.label,
    options: (facets: Facets) => [
      { value: "", label: complexities.all },
      ...facets.complexities.map((value) => ({ value, label: facts.levels[value] })),
    ],
  },
};

/** Names of the form fields that filter the list. */
export const NARROWING = ["industry", "tool", "trigger", "complexity"] as const;

type FilterSelectProps = Pick<Listing, "chosen" | "facets"> & {
  name: keyof typeof FILTERS;
  choose: () => void;
};

export function FilterSelect({ name, chosen, facets, choose }: FilterSelectProps) {
  const { label, options } = FILTERS[name];
  const value = chosen[name];
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // The visitor may have chosen another value before the scripts started. This choice stays.
    if (shown.current === value || !select.current) return;
    shown.current = value;
    select.current.value = value;
  }, [value]);
  return (
    <Field label={label} id={`library-${name}`}>
      <Select ref={select} name={name} defaultValue={value} onChange={choose}>
        <Options of={options(facets, chosen).map((option) => [option.value, option.label])} />
      </Select>
    </Field>
  );
}

export function nameOfChoice(
  name: keyof typeof FILTERS,
  { chosen, facets }: Pick<Listing, "chosen" | "facets">,
) {
  return FILTERS[name].options(facets, chosen).find(({ value }) => value === chosen[name])?.label;
}

/** Adds the visitor's choice to a list that lacks it, as after a failed request, so that the choice stays visible. */
export function withChosen(names: readonly string[], chosen: string): readonly string[] {
  return chosen === "" || names.includes(chosen) ? names : [...names, chosen];
}
