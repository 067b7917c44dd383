import { Field, TextInput } from "#design/field.tsx";

type Props = { words: { search: string; searchHint: string }; query: URLSearchParams; max: number };

/** `q` of a list. @param query of the page's address */
export function SearchField({ words, query, max }: Props) {
  return (
    <Field label={words.search} hint={words.searchHint} className="min-w-0 flex-1 basis-72">
      <TextInput type="search" name="q" maxLength={max} defaultValue={query.get("q") ?? ""} />
    </Field>
  );
}
