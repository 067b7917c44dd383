import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#design/button.tsx";
import { ChipLink } from "#design/chip.tsx";
import { Field, TextInput } from "#design/field.tsx";
import { MAX_SEARCH } from "../limits.ts";

type Choice = { label: string; search: string };

/**
 * Shows the filters of a list as links.
 * @param choices - the filters. `search`: query string of the list with this filter
 */
export function ChipFilter({
  label,
  choices,
  query,
}: {
  label: string;
  choices: readonly Choice[];
  query: URLSearchParams;
}) {
  const q = query.get("q");
  const isChosen = (search: string) => {
    const [[name, value] = []] = new URLSearchParams(search);
    if (name !== undefined) return query.get(name) === value;
    return [...query.keys()].every((key) => key === "q" || key === "after");
  };
  const withSearch = (search: string) =>
    String(new URLSearchParams([...new URLSearchParams(search), ...(q ? [["q", q]] : [])]));
  return (
    <nav aria-label={label} className="mb-3">
      <ul className="flex flex-wrap gap-2 max-sm:-mx-gutter max-sm:flex-nowrap max-sm:overflow-x-auto bar-none max-sm:px-gutter max-sm:pb-1">
        {choices.map(({ label: shown, search }) => (
          <li key={search}>
            <ChipLink to={{ search: withSearch(search) }} selected={isChosen(search)}>
              {shown}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SearchFormProps = {
  labels: { search: string; searchHint: string; show: string };
  query: URLSearchParams;
  /** Query parameters that stay in the URL when somebody searches. */
  preserved: readonly string[];
  children?: ReactNode;
};

export function SearchForm({ labels, query, preserved, children }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const search = query.toString();
  // If the search in the URL changes, this effect puts the new values into the existing fields. New fields would lose
  // the focus. A layout effect runs before anybody can type, so it overwrites nothing that staff have typed.
  useLayoutEffect(() => {
    const values = new URLSearchParams(search);
    for (const field of form.current?.querySelectorAll<HTMLInputElement>("[type=search], select") ??
      [])
      field.value = values.get(field.name) ?? "";
  }, [search]);
  return (
    <search className="min-w-0 grow sm:max-w-2xl">
      <Form ref={form} className="flex flex-wrap items-center gap-3 sm:flex-nowrap">
        <Field label={labels.search} labelHidden className="min-w-0 flex-1 basis-40">
          <TextInput
            type="search"
            name="q"
            placeholder={labels.searchHint}
            maxLength={MAX_SEARCH}
            defaultValue={query.get("q") ?? ""}
          />
        </Field>
        {children}
        {preserved.map((name) => {
          const value = query.get(name);
          return value && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <Button type="submit" variant="secondary">
          {labels.show}
        </Button>
      </Form>
    </search>
  );
}
