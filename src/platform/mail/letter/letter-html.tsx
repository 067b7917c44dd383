import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "#content/site/brand.ts";
import type { Block, Letter } from "./letter.ts";
import { COLORS, darkRules, STYLES } from "./letter-styles.ts";

/** XHTML 1.0, because the emails contain old HTML for Outlook, such as tables for the layout. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
const MAX_PREVIEW_LENGTH = 120;

export function letterHtml(letter: Letter): string {
  return DOCTYPE + renderToStaticMarkup(<LetterDocument {...letter} />);
}

function LetterDocument({ subject, blocks }: Letter) {
  return (
    <Html lang={brand.locale}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkRules()}</style>
      </Head>
      <Body className="canvas" style={STYLES.body}>
        <Preview>{previewOf(blocks)}</Preview>
        <Container style={STYLES.container}>
          <p className="muted" style={STYLES.name}>
            {brand.name}
          </p>
          <div className="surface" style={STYLES.card}>
            {blocks.map((block, place) => (
              <BlockView key={place} block={block} />
            ))}
          </div>
          <p className="muted" style={STYLES.footer}>
            {brand.name}
            {brand.email.hello && (
              <>
                {", "}
                <a
                  className="muted"
                  href={`mailto:${brand.email.hello}`}
                  style={{ color: COLORS.muted }}
                >
                  {brand.email.hello}
                </a>
              </>
            )}
          </p>
        </Container>
      </Body>
    </Html>
  );
}

function previewOf(blocks: readonly Block[]): string {
  const [first = ""] = blocks.flatMap((block) => {
    if (typeof block === "string") return [block];
    return "quote" in block ? [block.quote] : [];
  });
  return Array.from(first).slice(0, MAX_PREVIEW_LENGTH).join("");
}

function BlockView({ block }: { block: Block }): ReactNode {
  if (typeof block === "string") return <Paragraph>{block}</Paragraph>;
  if ("link" in block) {
    return (
      <div style={STYLES.block}>
        <Button className="button" href={block.link} style={STYLES.button}>
          {block.label}
        </Button>
      </div>
    );
  }
  if ("code" in block) {
    return (
      <p style={STYLES.block}>
        {block.label}
        <br />
        <span className="code" style={STYLES.code}>
          {block.code}
        </span>
      </p>
    );
  }
  if ("facts" in block) return <Facts facts={block.facts} />;
  if ("quote" in block) {
    return (
      <blockquote className="quote" style={STYLES.quote}>
        <Lines text={block.quote} />
      </blockquote>
    );
  }
  return <Items items={block.items} />;
}

function Paragraph({ children }: { children: string }) {
  return (
    <p style={STYLES.block}>
      <Lines text={children} />
    </p>
  );
}

/** Uses `<br>`, because Outlook ignores the CSS property `white-space`. */
function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function Facts({ facts }: Extract<Block, { facts: unknown }>) {
  return (
    <table style={STYLES.facts}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className="muted" style={STYLES.factName}>
              {name}
            </th>
            <td style={STYLES.factValue}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Items({ items }: Extract<Block, { items: unknown }>) {
  return (
    <ul style={STYLES.items}>
      {items.map(({ title, text, link }, place) => (
        <li key={place} className="item" style={STYLES.item}>
          {link ? (
            <a className="link" href={link} style={STYLES.itemLink}>
              {title}
            </a>
          ) : (
            <strong>{title}</strong>
          )}
          {text && (
            <>
              <br />
              <Lines text={text} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
