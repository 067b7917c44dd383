import { createContext, useContext, useId, type ComponentProps, type ReactNode } from "react";
import { classes } from "./classes.ts";

type Wiring = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

const FieldContext = createContext<Wiring | undefined>(undefined);

/** Error messages by the names of the inputs below which they appear. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

export type FieldProps = {
  label: string;
  /** Hides the label of a field that its position and placeholder explain. Screen readers still read the label. */
  labelHidden?: boolean;
  id?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  optionalNote?: string;
  className?: string;
  children: ReactNode;
};

export function Field({
  label,
  labelHidden = false,
  id: givenId,
  hint,
  error,
  required = false,
  optionalNote,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={classes("flex flex-col gap-1.5", className)}>
      <label
        htmlFor={id}
        className={labelHidden ? "sr-only" : "text-[0.9375rem] leading-normal font-medium"}
      >
        {label}
        {required ? (
          <span aria-hidden className="text-muted">
            {" *"}
          </span>
        ) : (
          optionalNote && <span className="font-normal text-faint">{` (${optionalNote})`}</span>
        )}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {error ? (
        <p id={`${id}-error`} className="text-[0.9375rem] leading-normal wrap-anywhere text-error">
          {error} {hint && <span className="block text-muted">{hint}</span>}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-[0.9375rem] leading-normal text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

const LOOK =
  "w-full rounded-control border border-edge bg-transparent px-3.5 text-body text-text placeholder:text-faint transition-colors hover:border-muted aria-invalid:border-error disabled:opacity-60";

function useWiring(name: string | undefined) {
  const field = useContext(FieldContext);
  const error = useContext(FieldErrors)[name ?? ""];
  const errorId = error && field && `${field.id}-wrong`;
  const wiring = {
    id: field?.id,
    required: field?.required,
    "aria-describedby": [errorId, field?.describedBy].filter(Boolean).join(" ") || undefined,
    "aria-invalid": Boolean(error) || field?.invalid || undefined,
  };
  const below = error && (
    <span id={errorId} className="block text-small wrap-anywhere text-error">
      {error}
    </span>
  );
  return { wiring, below };
}

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  const { wiring, below } = useWiring(rest.name);
  return (
    <>
      <input {...wiring} className={classes(LOOK, "h-12", className)} {...rest} />
      {below}
    </>
  );
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  const { wiring, below } = useWiring(rest.name);
  return (
    <>
      <textarea
        {...wiring}
        rows={rows}
        className={classes(LOOK, "min-h-[120px] resize-y py-2.5", className)}
        {...rest}
      />
      {below}
    </>
  );
}

export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  const { wiring, below } = useWiring(rest.name);
  return (
    <span className="relative block">
      <select
        {...wiring}
        className={classes(
          LOOK,
          "h-12 appearance-none pr-10 text-ellipsis max-sm:pr-8 max-sm:pl-3",
          className,
        )}
        {...rest}
      >
        {children}
      </select>
      <svg
        viewBox="0 0 20 20"
        aria-hidden
        fill="none"
        className="pointer-events-none absolute top-4 right-3.5 size-4 text-muted"
      >
        <path d="m5 8 5 5 5-5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      {below}
    </span>
  );
}

export function Options({
  of,
}: {
  of: readonly (readonly [value: string, label: string])[];
}): ReactNode {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

export function Checkbox({
  label,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label
      className={classes("flex min-h-11 items-start gap-3 py-2 text-small text-muted", className)}
    >
      <input type="checkbox" className="check-box mt-0.5" {...rest} />
      <span>{label}</span>
    </label>
  );
}
