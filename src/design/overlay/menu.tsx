import { useId, type ReactNode } from "react";

/**
 * A button that opens a list of further actions. If the visitor presses Escape or presses elsewhere, the browser closes
 * the list, even without scripts.
 */
export function Menu({
  label,
  buttonClassName,
  current = false,
  className = "",
  children,
}: {
  label: ReactNode;
  buttonClassName: string;
  /** Whether the list contains a link to the page that the visitor is on. */
  current?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={`menu ${className}`}>
      <button
        type="button"
        popoverTarget={id}
        aria-current={current || undefined}
        className={buttonClassName}
      >
        {label}
      </button>
      <div id={id} popover="auto">
        {children}
      </div>
    </div>
  );
}
