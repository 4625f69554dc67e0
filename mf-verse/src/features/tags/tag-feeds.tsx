import { MutedText } from '../../shared/muted-text';

/** RSS comes first, because feed readers that support all three use the first one. */
const KINDS = [
  ['application/rss+xml', 'feed.xml', 'RSS'],
  ['application/atom+xml', 'feed.atom', 'Atom'],
  ['application/feed+json', 'feed.json', 'JSON Feed'],
] as const;

/** Advertises a tag's feeds to feed readers, and links to the RSS feed. */
export function TagFeeds({ tag }: { tag: string }) {
  const at = (file: string) => `/api/tags/${encodeURIComponent(tag)}/${file}`;
  return (
    <>
      {KINDS.map(([type, file, name]) => (
        <link key={type} rel="alternate" type={type} href={at(file)} title={`#${tag} (${name})`} />
      ))}
      <MutedText>
        <a href={at('feed.xml')}>
          RSS feed of <bdi>#{tag}</bdi>
        </a>
      </MutedText>
    </>
  );
}
