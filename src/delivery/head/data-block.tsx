/** Writes JSON-LD into the body; in React Router's `meta` it would be sent a second time in a script. */
export function DataBlock({ things }: { things: readonly object[] }) {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return (
    <script
      type="application/ld+json"
      // "</script>" in a text would end the block.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
    />
  );
}
