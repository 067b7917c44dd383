import {
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  type SetStateAction,
} from "react";
import { useLocation } from "react-router";
import { contact } from "#content/landing/contact.ts";
import { offline } from "#content/site/errors/offline.ts";
import { rememberVisitor } from "#client/booking-link.ts";
import { readDraft, writeDraft } from "#client/draft.ts";
import { focusFirstInvalid } from "#design/focus-first-invalid.ts";
import { useInSight } from "#design/focus.ts";
import type { FieldErrors, FormAnswer } from "../contract.ts";
import { rememberedEmail } from "#features/downloads/client/remembered.ts";
import { FILES } from "#shared/uploads.ts";
import { CONTACT_FIELDS } from "../fields.ts";
import { cautionAbout, checkAtOnce, checkValues, loadChecks } from "./check-values.ts";
import {
  attemptOf,
  CONTACT_DRAFT,
  readFilled,
  readValues,
  type ContactDraft,
  type Filled,
  type FormValues,
} from "./form-values.ts";
import { sendMessage } from "./send-message.ts";

export type FormState = {
  phase: "editing" | "submitting" | "sent";
  error: string | undefined;
  fields: FieldErrors;
  /**
   * A new object after each attempt to send invalid fields. Each new object makes React run the effect that moves the
   * focus to the first invalid field.
   */
  refused?: object;
  sent?: { values: FormValues; files: readonly string[] };
};

const { several } = contact.form.errors;

const draftNow = () => (readDraft(CONTACT_DRAFT) ?? {}) as ContactDraft;
const keepDraft = (draft: ContactDraft | undefined) => writeDraft(CONTACT_DRAFT, draft);

/** HTML id of the form, and of the confirmation that replaces the form after sending. */
export const FORM_ID = "contact-form";

const EMPTY: FormState = { phase: "editing", error: undefined, fields: {} };

export function useContactForm(
  before: { sent: boolean } & Partial<FormAnswer>,
  suggestion: string | undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /**
   * Whether the visitor has typed since the last attempt to send the form. If so, the focus does not move to the first
   * invalid field.
   */
  const isTyping = useRef(false);
  /** The warning that the visitor has already seen. */
  const warned = useRef("");
  const [since] = useState(() => performance.now());
  const [state, setState] = useState<FormState>({
    phase: before.sent ? "sent" : "editing",
    error: before.error,
    fields: before.fields ?? {},
  });
  useReturnToForm(state.phase === "sent", () => setState(EMPTY));
  useRestoredDraft(form);
  useSuggestion(form, suggestion);
  useEffect(() => {
    if (state.refused && !isTyping.current) focusFirstInvalid(form.current);
  }, [state.refused]);
  const { error, fields } = state;
  const isShown = error && error !== offline.back && Object.keys(fields).length === 0;
  const alert = useInSight<HTMLDivElement>(Boolean(isShown));
  useBackOnline(error, setState);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A double click submits the form again before React disables the button. The second attempt is ignored.
    if (busy.current) return;
    isTyping.current = false;
    const filled = readFilled(new FormData(event.currentTarget));
    const wrong = checkAtOnce(filled);
    if (Object.keys(wrong).length > 0) {
      void loadChecks().catch(() => undefined);
      setState(refusal(wrong));
      return;
    }
    busy.current = true;
    setState({ ...EMPTY, phase: "submitting" });
    setState(await send(filled));
    busy.current = false;
  }

  async function send(filled: Filled): Promise<FormState> {
    const { values } = filled;
    const wrong = await checkValues(filled);
    if (Object.keys(wrong).length > 0) return refusal(wrong);
    const caution = await cautionAbout(filled);
    if (caution !== warned.current) {
      warned.current = caution;
      if (caution) return { ...EMPTY, error: caution };
    }
    const attempt = attemptOf(filled, draftNow().attempt);
    keepDraft({ ...draftNow(), values, attempt });
    const outcome = await sendMessage(filled, attempt.key, (performance.now() - since) / 1000);
    if (!outcome.sent) {
      return { ...EMPTY, error: outcome.error, fields: outcome.fields, refused: outcome.fields };
    }
    warned.current = "";
    keepDraft(undefined);
    rememberVisitor({ name: values.name, email: values.email });
    const files = filled.files.map(({ name }) => name);
    return { ...EMPTY, phase: "sent", sent: { values, files } };
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    isTyping.current = true;
    void loadChecks().catch(() => undefined);
    keepDraft({ ...draftNow(), values: readValues(new FormData(event.currentTarget)) });
    const { name } = event.target as HTMLInputElement;
    if (fields[name]) void checkAgain(name, event.currentTarget);
  }

  /** Updates the error of a field whose value has changed. The error stays until the value is valid. */
  async function checkAgain(name: string, filled: HTMLFormElement) {
    const wrong = (await checkValues(readFilled(new FormData(filled))))[name];
    setState((now) => ({ ...now, fields: { ...now.fields, [name]: wrong } }));
  }

  /**
   * Shows the error in a filled field when the visitor moves to another field. Moving to a button shows no error,
   * because the error would push the button away from the pointer.
   */
  async function handleBlur({ nativeEvent: { target, relatedTarget: next } }: FocusEvent) {
    const { name, value, form: left } = target as HTMLInputElement;
    if (!left || !value || name === FILES || !next || next instanceof HTMLButtonElement) return;
    const wrong = (await checkValues(readFilled(new FormData(left))))[name];
    if (wrong) setState((now) => ({ ...now, fields: { ...now.fields, [name]: wrong } }));
  }

  return { form, alert, state, submit, handleInput, handleBlur, restart: () => setState(EMPTY) };
}

/**
 * If a visitor follows a link to the form after sending it, replaces the confirmation by an empty form before the page
 * scrolls.
 */
function useReturnToForm(isSent: boolean, showForm: () => void): void {
  const { key, hash } = useLocation();
  const [place, setPlace] = useState(key);
  if (key === place) return;
  setPlace(key);
  if (isSent && hash === `#${FORM_ID}`) showForm();
}

/** Fills in the stored draft after a reload. Fields in which the visitor has already typed keep the new text. */
function useRestoredDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const isTyped = Array.from(form.current?.elements ?? []).some(
      (field) =>
        (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
        field.value !== field.defaultValue,
    );
    const { values } = draftNow();
    for (const name of values ? CONTACT_FIELDS : []) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
        input.value ||= values?.[name] ?? "";
      } else if (input instanceof HTMLSelectElement && values?.[name]) {
        input.value = values[name];
      }
    }
    if (form.current && isTyped) {
      void loadChecks().catch(() => undefined);
      keepDraft({ ...draftNow(), values: readValues(new FormData(form.current)) });
    }
  }, [form]);
}

/**
 * Puts the suggested text below what the visitor typed, or in place of an earlier suggestion. A suggestion that the
 * visitor removed does not come back. While the visitor types in the field, its text does not change.
 */
function useSuggestion(
  form: RefObject<HTMLFormElement | null>,
  suggestion: string | undefined,
): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem("message");
    if (!suggestion || !(field instanceof HTMLTextAreaElement)) return;
    const { suggested = [], ...draft } = draftNow();
    const stored = draft.values?.message ?? "";
    const untouched = ["", suggestion, ...suggested];
    const typed = [field.value, stored].find((text) => !untouched.includes(text));
    const isTyping = field === document.activeElement && field.value === typed;
    if (suggested.includes(suggestion)) {
      if (draft.values) field.value = typed ?? (stored && suggestion);
    } else if (!isTyping) {
      const isIn = typed?.includes(suggestion.trim());
      field.value = typed ? (isIn ? typed : `${typed}\n\n${suggestion}`) : suggestion;
    }
    const values = draft.values && { ...draft.values, message: field.value };
    const all = [...new Set([...suggested, suggestion])];
    keepDraft({ ...draft, ...(values && { values }), suggested: all });
    const email = form.current?.elements.namedItem("email");
    if (email instanceof HTMLInputElement) email.value ||= rememberedEmail();
  }, [form, suggestion]);
}

/** If the browser was offline during an attempt to send, tells the visitor once it is online again. */
function useBackOnline(
  error: string | undefined,
  setState: Dispatch<SetStateAction<FormState>>,
): void {
  useEffect(() => {
    if (!error?.includes(offline.kept)) return undefined;
    const left = new AbortController();
    const onOnline = () => setState((now) => ({ ...now, error: offline.back }));
    window.addEventListener("online", onOnline, { signal: left.signal });
    return () => left.abort();
  }, [error, setState]);
}

function refusal(fields: FieldErrors): FormState {
  const error = Object.keys(fields).length > 1 ? several : undefined;
  return { ...EMPTY, error, fields, refused: fields };
}
