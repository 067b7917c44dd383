import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#content/site/brand.ts";
import { navigation } from "#content/site/navigation.ts";
import type { Action } from "#content/types.ts";
import { isPlainClick, OPEN_CHAT } from "./navigation/following-links.ts";
import { useSectionNavigation } from "./navigation/section-navigation.ts";

type ActionLinkProps = {
  action: Action;
  className?: string;
  "aria-current"?: "page" | "location" | undefined;
  /** URL query for a link to a section of the landing page. Other links ignore `search`. */
  search?: string;
  onClick?: () => void;
  children?: ReactNode;
};

/** Link to a section, a page, the booking calendar or the chat. Works without scripts too. */
export function ActionLink({ action, search, children = action.label, ...rest }: ActionLinkProps) {
  switch (action.to) {
    case "section":
      return (
        <SectionLink section={action.section} search={search} {...rest}>
          {children}
        </SectionLink>
      );
    case "page":
      return (
        <Link to={action.path} {...rest}>
          {children}
        </Link>
      );
    case "booking":
      return brand.bookingUrl ? (
        <BookingLink {...rest}>{children}</BookingLink>
      ) : (
        <SectionLink section="contact-form" search={search} {...rest}>
          {children}
        </SectionLink>
      );
    default:
      return <ChatLink {...rest}>{children}</ChatLink>;
  }
}

type Rest = Omit<ActionLinkProps, "action" | "search">;

function SectionLink({
  section,
  search = "",
  onClick,
  ...rest
}: Rest & { section: string; search: string | undefined }) {
  const goTo = useSectionNavigation();
  const hash = `#${section}`;
  return (
    <Link
      to={{ pathname: "/", search, hash }}
      onClick={(event) => {
        onClick?.();
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void goTo(hash, search);
      }}
      {...rest}
    />
  );
}

/**
 * A link to the booking calendar. When the visitor presses it, a handler on the whole page (`useCounting`) adds what is
 * known about the visitor to the URL.
 */
function BookingLink({ children, ...rest }: Rest) {
  return (
    <a href={brand.bookingUrl} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> {navigation.newTabNote}</span>
    </a>
  );
}

/** Without scripts the link leads to the contact form. */
function ChatLink({ onClick, ...rest }: Rest) {
  return (
    <Link
      to="/#contact"
      data-opens="chat"
      onClick={(event) => {
        onClick?.();
        if (!isPlainClick(event)) return;
        event.preventDefault();
        window.dispatchEvent(new CustomEvent(OPEN_CHAT));
      }}
      {...rest}
    />
  );
}
