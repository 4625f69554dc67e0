import type { Place, ShellApi } from '@verse/contract';

export type Href = ShellApi['href'];

export interface Stop {
  text: string;
  to: string;
}

type Wanted = [place: Place, text: string];

/** A list of links with those left out that this installation has no page for. */
export function stopsFor(href: Href, wanted: Wanted[]): Stop[] {
  return wanted.flatMap(([place, text]) => {
    const to = href(place);
    return to === undefined ? [] : [{ text, to }];
  });
}

export const ABOUT_WIDE: Wanted[] = [
  ['about', 'About Us'],
  ['features', 'Features'],
  ['services', 'Services'],
];
export const AFTER_ABOUT_WIDE: Wanted[] = [
  ['showcase', 'Showcase'],
  ['resources', 'Resources'],
  ['store', 'Store'],
  ['contact', 'Contact'],
];
export const ABOUT_SMALL: Wanted[] = [
  ['about', 'About'],
  ['features', 'Features'],
];
export const AFTER_ABOUT_SMALL: Wanted[] = [
  ['showcase', 'Showcase'],
  ['services', 'Services'],
  ['resources', 'Resources'],
  ['store', 'Store'],
  ['contact', 'Contact'],
];
export const QUICK_LINKS: Wanted[] = [
  ['home', 'Home'],
  ['about', 'About'],
  ['features', 'Features'],
  ['showcase', 'Showcase'],
  ['services', 'Services'],
];
export const FOOTER_RESOURCES: Wanted[] = [
  ['blogs', 'Blogs'],
  ['contact', 'Support'],
];
export const LEGAL: Wanted[] = [
  ['privacy', 'Privacy Policy'],
  ['terms', 'Terms of Service'],
];
