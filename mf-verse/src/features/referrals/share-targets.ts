export interface ShareTarget {
  /** As the network calls itself. */
  name: string;
  /** The address of the network's share page, which is contacted only when the link is followed. */
  address: (link: string, text: string) => string;
}

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** Three networks; another one is a line here. */
export const SHARE_TARGETS: readonly ShareTarget[] = [
  { name: 'WhatsApp', address: (link, text) => withQuery('https://wa.me/', { text: `${text} ${link}` }) },
  { name: 'Facebook', address: (link) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: link }) },
  {
    name: 'LinkedIn',
    address: (link) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url: link }),
  },
];

export const SHARE_TEXT = 'Join me on Creativity Verse, where people who make things learn and work together.';
