export interface ShareTarget {
  /** The network's own spelling of its name. */
  name: string;
  /** Returns the URL of the network's share page, which is contacted only when the link is followed. */
  address: (link: string, text: string) => string;
}

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** The networks; to add one, add a line. */
export const SHARE_TARGETS: readonly ShareTarget[] = [
  { name: 'WhatsApp', address: (link, text) => withQuery('https://wa.me/', { text: `${text} ${link}` }) },
  { name: 'Facebook', address: (link) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: link }) },
  {
    name: 'LinkedIn',
    address: (link) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url: link }),
  },
];

export const SHARE_TEXT = 'Join me on Creativity Verse, where people who make things learn and work together.';
