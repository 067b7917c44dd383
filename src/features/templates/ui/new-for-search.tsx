import { useLayoutEffect, useRef } from "react";

/**
 * Makes new elements for each search, because the browser would count an element that is reused at another place as a
 * layout shift. If the keyboard focus was in the elements of the previous search, it moves to the group of the new ones.
 * Other state of the elements is lost.
 */
export function NewForSearch({ search, children }: { search: string; children: React.ReactNode }) {
  const hadFocus = useRef(false);
  return (
    <Group key={search} hadFocus={hadFocus}>
      {children}
    </Group>
  );
}

function Group({
  hadFocus,
  children,
}: {
  hadFocus: React.RefObject<boolean>;
  children: React.ReactNode;
}) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = group.current;
    if (hadFocus.current && element) {
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    }
    return () => {
      hadFocus.current = element?.contains(document.activeElement) === true;
    };
  }, [hadFocus]);
  return <div ref={group}>{children}</div>;
}
