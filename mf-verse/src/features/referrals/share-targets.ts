export interface ShareTarget {
  /** As the network calls itself. */
  name: string;
  /** Where its own page for sharing is. Nothing is asked of it before somebody follows the link. */
  address: (link: string, text: string) => string;
}

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** Three networks: whoever wants another one changes a line here. */
export const SHARE_TARGETS: readonly ShareTarget[] = [
  { name: 'WhatsApp', address: (link, text) => withQuery('https://wa.me/', { text: `${text} ${link}` }) },
  { name: 'Facebook', address: (link) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: link }) },
  {
    name: 'LinkedIn',
    address: (link) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url: link }),
  },
];

export const SHARE_TEXT = 'Join me on Creativity Verse, where people who make things learn and work together.';
