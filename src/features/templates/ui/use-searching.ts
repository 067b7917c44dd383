import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { isPlainClick } from "#client/navigation/following-links.ts";
import type { Chosen } from "../contract.ts";
import { librarySearch } from "../library-address.ts";

const TYPING_PAUSE_MS = 200;
const SEARCHED = { searched: true };

/**
 * Searches after a pause in typing. In the browser's history, a changed search replaces the previous one.
 * @param shown - the values of the form as the page renders it
 */
export function useSearching(
  form: React.RefObject<HTMLFormElement | null>,
  chosen: Chosen,
  shown: Chosen,
) {
  const navigate = useNavigate();
  const searchField = useRef<HTMLInputElement>(null);
  const sent = useRef(chosen.q);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const readForm = (): Chosen | undefined =>
    form.current ? (Object.fromEntries(new FormData(form.current)) as Chosen) : undefined;
  const go = (replace: boolean) => {
    clearTimeout(pause.current);
    const now = readForm();
    if (!now) return;
    sent.current = now.q;
    void navigate(`/templates${searchOf(now)}`, {
      replace,
      preventScrollReset: true,
      state: SEARCHED,
    });
  };
  const onType = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => go(sent.current !== ""), TYPING_PAUSE_MS);
  };

  const { key, state } = useLocation();
  const cameByHistory = useNavigationType() === NavigationType.Pop;
  const isOwn = (state as Partial<typeof SEARCHED> | null)?.searched === true && !cameByHistory;
  useEffect(() => {
    // After a search from this field, the field keeps its text, because the visitor may have typed more meanwhile.
    if (isOwn || !searchField.current || tidy(sent.current) === tidy(chosen.q)) return;
    sent.current = chosen.q;
    searchField.current.value = chosen.q;
  }, [chosen.q, isOwn, key]);

  useEffect(() => {
    const now = readForm();
    if (now && searchOf(now) !== searchOf(shown)) go(true);
    return () => clearTimeout(pause.current);
    // Runs only once, for the text that is in the form when the scripts start.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    searchField,
    onType,
    /** Empties the field at once, because letters that are typed while the list loads belong to a new search. */
    clear: (event: React.MouseEvent) => {
      const { current: field } = searchField;
      if (!field || !isPlainClick(event)) return;
      clearTimeout(pause.current);
      field.value = sent.current = "";
      field.focus();
    },
    choose: () => go(false),
    submit: (event: React.FormEvent) => {
      event.preventDefault();
      go(false);
    },
  };
}

function searchOf(chosen: Chosen): string {
  return librarySearch({ ...chosen, q: tidy(chosen.q) });
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
