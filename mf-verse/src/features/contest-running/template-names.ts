/** Kinds of contests for which a template exists, in the order in which they are offered. */
export const TEMPLATE_NAMES = {
  poster: 'Poster',
  logo: 'Logo',
  film: 'Film',
  writing: 'Writing',
  interface: 'Interface',
  open: 'Open',
} as const;

export type TemplateKind = keyof typeof TEMPLATE_NAMES;

export const TEMPLATE_KINDS = Object.keys(TEMPLATE_NAMES) as TemplateKind[];
