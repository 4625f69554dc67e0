/**
 * The pages a link may lead to, by name, each with the parameters its address needs. The shell owns the addresses:
 * `shell.href('blog', { id })`. A place that this installation does not have gives `undefined`; draw no link then.
 */
export interface PlaceParams {
  home: Record<never, never>;
  about: Record<never, never>;
  features: Record<never, never>;
  showcase: Record<never, never>;
  services: Record<never, never>;
  service: { slug: string };
  contact: Record<never, never>;
  terms: Record<never, never>;
  privacy: Record<never, never>;
  resources: Record<never, never>;
  blogs: Record<never, never>;
  blog: { id: string };
  'blog-management': Record<never, never>;
  'digital-products': Record<never, never>;
  'tool-suggestions': Record<never, never>;
  store: Record<never, never>;
  'sign-in': Record<never, never>;
  'sign-up': Record<never, never>;
  'verify-email': Record<never, never>;
  verse: Record<never, never>;
  community: Record<never, never>;
  settings: Record<never, never>;
  'contact-inbox': Record<never, never>;
  open: Record<never, never>;
  /** Outside this site: open it in a new tab. Each installation configures it, or has none. */
  'community-chat': Record<never, never>;
}

export type Place = keyof PlaceParams;
