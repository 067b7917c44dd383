import { useEffect, useRef } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { Field, Options, Select } from "#design/field.tsx";
import type { Chosen } from "../contract.ts";
import { hasRelevance, sortOfPage } from "../library-address.ts";
import { SORTS } from "../limits.ts";
import type { Facets, Listing } from "../views.ts";

const { sort, industries, tools, triggers, complexities, facts } = templatesPage;

type Filter = {
  label: string;
  all: string;
  from: keyof Facets;
  /** Names of the values. A value without a name is shown as it is. */
  names: Partial<Record<string, string>>;
};

const FILTERS = {
  industry: { ...industries, from: "industries", names: {} },
  tool: { ...tools, from: "tools", names: {} },
  trigger: { ...triggers, from: "triggers", names: triggers.kinds },
  complexity: { ...complexities, from: "complexities", names: facts.levels },
} satisfies Partial<Record<keyof Chosen, Filter>>;

type FilterName = keyof typeof FILTERS;

/** Names of the form fields that filter the list. */
export const NARROWING = Object.keys(FILTERS) as FilterName[];

type FilterSelectProps = Pick<Listing, "chosen" | "facets"> & {
  name: FilterName | "sort";
  choose: () => void;
};

export function FilterSelect({ name, chosen, facets, choose }: FilterSelectProps) {
  const value = chosen[name];
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // The visitor may have chosen another value before hydration. The select then keeps this choice.
    if (shown.current === value || !select.current) return;
    shown.current = value;
    select.current.value = value;
  }, [value]);
  return (
    <Field label={name === "sort" ? sort.label : FILTERS[name].label} id={`library-${name}`}>
      <Select ref={select} name={name} defaultValue={value} onChange={choose}>
        <Options of={name === "sort" ? sortOptions(chosen) : filterOptions(name, chosen, facets)} />
      </Select>
    </Field>
  );
}

type Option = readonly [value: string, label: string];

function filterOptions(name: FilterName, chosen: Chosen, facets: Facets): Option[] {
  const { all, from, names }: Filter = FILTERS[name];
  const values = withChosen(facets[from], chosen[name]);
  return [["", all], ...values.map((value): Option => [value, names[value] ?? value])];
}

function sortOptions(chosen: Chosen): Option[] {
  const usual = sortOfPage({ ...chosen, sort: "" });
  return SORTS.filter((value) => hasRelevance(chosen) || value !== "relevance")
    .toSorted((a, b) => Number(b === usual) - Number(a === usual))
    .map((value) => [value === usual ? "" : value, sort[value]]);
}

export function nameOfChoice(name: FilterName, chosen: Chosen): string {
  const { names }: Filter = FILTERS[name];
  return names[chosen[name]] ?? chosen[name];
}

/** Adds the visitor's choice to a list that lacks it, as after a failed request, so that the choice stays visible. */
export function withChosen(names: readonly string[], chosen: string): readonly string[] {
  return chosen === "" || names.includes(chosen) ? names : [...names, chosen];
}
