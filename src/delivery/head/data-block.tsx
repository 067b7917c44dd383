/**
 * Puts structured data (JSON-LD) into the page. React Router could do this by a route's `meta` function, but would send
 * the data twice.
 */
export function DataBlock({ things }: { things: readonly object[] }) {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return (
    <script
      type="application/ld+json"
      // Writes each "<" as \u003c, because the text "</script>" in the data would end the script element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
    />
  );
}
