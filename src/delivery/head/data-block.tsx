/**
 * JSON-LD for search engines. It is in the page's body, because React Router would send it twice if a route's `meta`
 * returned it.
 */
export function DataBlock({ things }: { things: readonly object[] }) {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return (
    <script
      type="application/ld+json"
      // A "</script>" in one of the texts would otherwise end the script element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
    />
  );
}
