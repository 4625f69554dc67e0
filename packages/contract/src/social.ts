/** A network that people know by name. */
export interface SocialPlace {
  kind: 'social' | 'photos' | 'group' | 'professional' | 'messenger';
  /** As the network calls itself. */
  name: string;
  /** What it is for, said to those who cannot see its drawing. */
  purpose: string;
  /** Without one: the community chat, whose address is configured. */
  url?: string;
}

/**
 * Where Creativity Verse is elsewhere, for every section: a network, its name and its address are changed here and
 * nowhere else. The addresses are our own and lead on to the network, so that none is ever somebody else's account.
 *
 * @example
 * SOCIAL_PLACES.map(({ kind, name, url = href('community-chat') }) =>
 *   url ? <a key={kind} href={url}>{name}</a> : null,
 * );
 */
export const SOCIAL_PLACES: readonly SocialPlace[] = [
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
