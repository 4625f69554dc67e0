/**
 * Renders structured data about the page for search engines, which require absolute URLs. Escapes `<`, so that user
 * content cannot close the script element.
 *
 * @example <StructuredData facts={{ '@type': 'Service', name, url: href('service', { slug }, { absolute: true }) }} />
 */
export function StructuredData({ facts }: { facts: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
