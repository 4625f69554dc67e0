/** A well-known social network. */
export interface SocialAccount {
  kind: 'social' | 'photos' | 'group' | 'professional' | 'messenger';
  /** The network's own spelling of its name. */
  name: string;
  /** The network's purpose, used as its icon's text alternative. */
  purpose: string;
  /** Absent for the community chat, whose URL comes from the configuration. */
  url?: string;
}

/**
 * Creativity Verse's social networks, used by every section. Change networks, names and URLs only here. The URLs are
 * our own and redirect to the network, so that they never lead to a stranger's account.
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
