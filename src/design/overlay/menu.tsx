import { useId, type ReactNode } from "react";

/** The browser closes the menu on Escape or a press elsewhere, even without scripts. */
export function Menu({
  label,
  buttonClassName,
  current = false,
  className = "",
  children,
}: {
  label: ReactNode;
  buttonClassName: string;
  /** Whether the list contains a link to the present page. */
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
