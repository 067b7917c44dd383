/**
 * What a page is about in schema.org's words, for search engines (JSON-LD). In the page's body
 * instead of its `meta`, it is not shipped a second time in a script.
 */
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
