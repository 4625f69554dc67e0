export interface ShareTarget {
  /** The name as the network itself spells it. */
  name: string;
  /** Returns the URL of the network's share page. No network is contacted until its link is followed. */
  address: (link: string, text: string) => string;
}

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** The supported networks; to add one, add a line. */
export const SHARE_TARGETS: readonly ShareTarget[] = [
  { name: 'WhatsApp', address: (link, text) => withQuery('https://wa.me/', { text: `${text} ${link}` }) },
  { name: 'Facebook', address: (link) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: link }) },
  {
    name: 'LinkedIn',
    address: (link) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url: link }),
  },
];

export const SHARE_TEXT = 'Join me on Creativity Verse, where people who make things learn and work together.';
