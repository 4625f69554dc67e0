import styles from './tag-view.module.scss';

/** Feed readers that support all three use the first. */
const KINDS = [
  ['application/rss+xml', 'feed.xml', 'RSS'],
  ['application/atom+xml', 'feed.atom', 'Atom'],
  ['application/feed+json', 'feed.json', 'JSON Feed'],
] as const;

/** Announces the feeds of a tag, and links to the first one. */
export function TagFeeds({ tag }: { tag: string }) {
  const at = (file: string) => `/api/tags/${encodeURIComponent(tag)}/${file}`;
  return (
    <>
      {KINDS.map(([type, file, name]) => (
        <link key={type} rel="alternate" type={type} href={at(file)} title={`#${tag} (${name})`} />
      ))}
      <p className={styles.facts}>
        <a href={at('feed.xml')}>
          RSS feed of <bdi>#{tag}</bdi>
        </a>
      </p>
    </>
  );
}
