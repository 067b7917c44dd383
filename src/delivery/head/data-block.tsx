/**
 * Structured data for search engines (JSON-LD), in the body of the page. If it came from the `meta` function of a
 * route, React Router would send it twice.
 */
export function DataBlock({ things }: { things: readonly object[] }) {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return (
    <script
      type="application/ld+json"
      // The text "</script>" inside the data would otherwise end the script element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
    />
  );
}
