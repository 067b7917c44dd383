import { connectPage } from "#content/library/connect-page.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { ConnectionView } from "../views.ts";
import { Marked } from "./marked.tsx";

const words = connectPage.page.before;

export function BeforeYouBegin({ before, minutes }: Pick<ConnectionView, "before" | "minutes">) {
  return (
    <section
      aria-labelledby="before"
      className="rounded-card border border-hairline bg-surface p-6"
    >
      <h2 id="before" className="text-title">
        {words.heading}
      </h2>
      <dl className="mt-4 grid gap-4 text-small sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1 2xl:grid-cols-2">
        <Fact name={words.time} html={interpolate(connectPage.minutes, { minutes })} />
        <Fact name={words.account} html={before.account} />
        <Fact name={words.person} html={before.person} />
        <Fact name={words.cost} html={before.cost} />
        <Fact name={words.ready} html={before.ready} />
      </dl>
    </section>
  );
}

function Fact({ name, html }: { name: string; html: string }) {
  return (
    <div>
      <dt className="text-faint">{name}</dt>
      <Marked as="dd" html={html} className="mt-0.5" />
    </div>
  );
}
