import { CalendarPlus, UserRound } from "lucide-react";
import { createContext, useContext } from "react";
import { Link } from "react-router";
import { brand } from "#content/site/brand.ts";
import { Button, buttonClasses } from "#design/button.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card, TemplateCard } from "../../contract.ts";
import { useWords } from "../chat-language.ts";
import { OnLeave } from "./safe-link.tsx";

/** Context with the function that sends a question as if the visitor had typed it. */
export const OnAsk = createContext<(question: string) => void>(() => undefined);

export function Cards({ cards, onPerson }: { cards: readonly Card[]; onPerson: () => void }) {
  if (cards.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {cards.map((card, place) => (
        <li key={place}>
          <CardOf card={card} onPerson={onPerson} />
        </li>
      ))}
    </ul>
  );
}

function CardOf({ card, onPerson }: { card: Card; onPerson: () => void }) {
  const onAsk = useContext(OnAsk);
  const { buttons, details, newTab } = useWords();
  if (card.type === "template") return <TemplateLink {...card} />;
  if (card.type === "choice") {
    return (
      <>
        {card.lead && <p className="px-1 py-1.5 text-[0.9375rem] leading-normal">{card.lead}</p>}
        <Button variant="secondary" onClick={() => onAsk(card.text)} className="w-full py-2">
          {card.text}
        </Button>
      </>
    );
  }
  if (card.type === "details") {
    return (
      <Button onClick={onPerson} className="w-full">
        <UserRound aria-hidden className="size-4" />
        {details.open}
      </Button>
    );
  }
  // If the business has no link for booking a call, the card "booking" opens the contact form instead of the link.
  if (card.type === "person" || !brand.bookingUrl) {
    return (
      <Button variant="secondary" onClick={onPerson} className="w-full">
        <UserRound aria-hidden className="size-4" />
        {buttons.talkToPerson}
      </Button>
    );
  }
  return (
    <a
      href={brand.bookingUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonClasses({ variant: "primary" })} w-full`}
    >
      <CalendarPlus aria-hidden className="size-4" />
      {buttons.bookCall}
      <span className="sr-only"> {newTab}</span>
    </a>
  );
}

function TemplateLink({ slug, title, summary, setup_minutes }: TemplateCard) {
  const { buttons, setUp } = useWords();
  return (
    <Link
      to={`/templates/${encodeURIComponent(slug)}`}
      onClick={useContext(OnLeave)}
      className="block rounded-card border border-edge bg-surface px-3.5 py-3 lit-border hover:[--lit:1]"
    >
      <span className="block text-[0.9375rem] leading-snug font-semibold">{title}</span>
      <span className="mt-1 line-clamp-2 text-[0.8125rem] leading-snug text-muted">{summary}</span>
      <span className="mt-2 flex justify-between gap-3 text-[0.8125rem]">
        <span className="text-faint">
          {setup_minutes !== null && interpolate(setUp, { minutes: setup_minutes })}
        </span>
        <span className="text-accent">{buttons.viewTemplate}</span>
      </span>
    </Link>
  );
}
