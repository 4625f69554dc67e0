/** A social network that people know by name. */
export interface SocialAccount {
  kind: 'social' | 'photos' | 'group' | 'professional' | 'messenger';
  /** The network's own spelling of its name. */
  name: string;
  /** The purpose of the network, as the text alternative of its icon. */
  purpose: string;
  /** Absent for the community chat, whose URL is configured. */
  url?: string;
}

/**
 * The social networks of Creativity Verse, for every section. Networks, names and URLs are only changed here. The URLs
 * are our own and redirect to the network, so that they can never point to a stranger's account.
 *
 * @example
 * SOCIAL_ACCOUNTS.map(({ kind, name, url = href('community-chat') }) =>
 *   url ? <a key={kind} href={url}>{name}</a> : null,
 * );
 */
export const SOCIAL_ACCOUNTS: readonly SocialAccount[] = [
  { kind: 'social', name: 'Facebook', purpose: 'social network', url: 'https://facebook.creativity-verse.example/' },
  { kind: 'photos', name: 'Instagram', purpose: 'photo network', url: 'https://instagram.creativity-verse.example/' },
  { kind: 'group', name: 'WhatsApp group', purpose: 'messaging community' },
  {
    kind: 'professional',
    name: 'LinkedIn',
    purpose: 'professional network',
    url: 'https://linkedin.creativity-verse.example/',
  },
  { kind: 'messenger', name: 'Telegram', purpose: 'messaging app', url: 'https://telegram.creativity-verse.example/' },
];
