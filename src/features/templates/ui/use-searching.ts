import { useEffect, useRef } from "react";
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from "react-router";
import { isPlainClick } from "#client/navigation/following-links.ts";
import type { Chosen } from "../contract.ts";
import { librarySearch } from "../library-address.ts";

const TYPING_PAUSE_MS = 200;
const SEARCHED = { searched: true };

/**
 * Searches after a pause in typing (debounce). In the browser's history, a changed search replaces the previous one.
 * @param chosen - search and filters of the present page
 * @param asked - search and filters of the page that is loading; those of the present page if none is loading
 */
export function useSearching(
  form: React.RefObject<HTMLFormElement | null>,
  chosen: Chosen,
  asked: Chosen,
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

  const location = useLocation();
  const next = useNavigation().location ?? location;
  const { key, state } = location;
  const cameByHistory = useNavigationType() === NavigationType.Pop;
  const isOwn = (state as Partial<typeof SEARCHED> | null)?.searched === true && !cameByHistory;
  useEffect(() => {
    // After a search from this field, the field keeps its text, because the visitor may have typed more meanwhile.
    if (isOwn || !searchField.current || tidy(sent.current) === tidy(chosen.q)) return;
    sent.current = chosen.q;
    searchField.current.value = chosen.q;
  }, [chosen.q, isOwn, key]);

  useEffect(() => {
    // If the visitor presses Back or Forward, a search that still waits for a pause in typing is canceled. The field
    // then shows the search of the page to which the visitor went.
    const dropTyped = () => {
      clearTimeout(pause.current);
      sent.current = searchField.current?.value ?? "";
    };
    addEventListener("popstate", dropTyped);
    return () => removeEventListener("popstate", dropTyped);
  }, []);

  useEffect(() => {
    const now = readForm();
    // If the visitor typed a word and followed a link to another search before hydration, the link's search replaces
    // the typed word.
    if (now && searchField.current && searchIn(next.search) !== searchIn(documentSearch()))
      now.q = searchField.current.value = asked.q;
    if (now && searchOf(now) !== searchOf(asked)) go(true);
    return () => clearTimeout(pause.current);
    // Runs only once, for the text that is in the form when the scripts start.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    searchField,
    onType,
    /** Empties the field at once. Letters that are then typed while the list loads belong to a new search. */
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

function searchIn(query: string): string | null {
  return new URLSearchParams(query).get("q");
}

/** Returns the query string of the URL with which the browser loaded the document. */
function documentSearch(): string {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded ? new URL(loaded.name).search : "";
}

function searchOf(chosen: Chosen): string {
  return librarySearch({ ...chosen, q: tidy(chosen.q) });
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
