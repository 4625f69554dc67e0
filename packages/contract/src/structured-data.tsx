/** A shared object, because React replaces an element's content whenever it receives a different object. */
const NOTHING = { __html: '' };

const toContent = (facts: Record<string, unknown>) => ({
  __html: JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c'),
});

interface StructuredDataProps {
  /** Null in the browser, where React keeps the server-rendered content. */
  facts: Record<string, unknown> | null;
}

/**
 * Renders structured data about the page for search engines, which require absolute URLs. Escapes `<`, so that user
 * content cannot close the script element.
 *
 * @example
 * const facts = { '@type': 'Service', name, url: href('service', { slug }, { absolute: true }) };
 * return <StructuredData facts={typeof BROWSER_FILES === 'undefined' ? facts : null} />;
 */
export const StructuredData = ({ facts }: StructuredDataProps) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={facts ? toContent(facts) : NOTHING} />
);
