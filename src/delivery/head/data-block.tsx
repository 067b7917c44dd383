/** Structured data (JSON-LD). React Router would send data of a route's `meta` function twice. */
export function DataBlock({ things }: { things: readonly object[] }) {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return (
    <script
      type="application/ld+json"
      // The text "</script>" inside the data would end the script element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
    />
  );
}
