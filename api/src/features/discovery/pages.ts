/** A page that is always there. */
export interface FixedPage {
  path: string;
  title: string;
  /** What stands above the title on its card, beside the name of the site. */
  eyebrow: string;
  /** Pages for people with an account are not for search engines. */
  isListed: boolean;
}

const listed = (path: string, eyebrow: string, title: string): FixedPage => ({ path, title, eyebrow, isListed: true });
const unlisted = (path: string, eyebrow: string, title: string): FixedPage => ({ ...listed(path, eyebrow, title), isListed: false });

export const FIXED_PAGES: readonly FixedPage[] = [
  listed('/', '', 'A fair place for people who make things'),
  listed('/about', 'About', 'The people and the idea behind Creativity Verse'),
  listed('/features', 'Features', 'What creators can do here'),
  listed('/showcase', 'Showcase', 'Creators, and the work they are proud of'),
  listed('/services', 'Services', 'Help for brands and for creators'),
  listed('/contact', 'Contact', 'Write to us. A person answers'),
  listed('/open', 'Open figures', 'Counted, not claimed'),
  listed('/terms', '', 'Terms of service'),
  listed('/privacy-policy', '', 'Privacy policy'),
  listed('/resources', 'Resources', 'Your Creative Toolkit, Unlocked'),
  listed('/resources/blogs', 'The Verse Blog', 'Stories, Insights & Creative Wisdom'),
  listed('/resources/digital-products', 'Digital products', 'Discover Premium Creative Resources'),
  listed('/store', 'Store', 'Things made by and for creators'),
  unlisted('/resources/blog-management', 'The Verse Blog', 'Write a post'),
  unlisted('/resources/tool-suggestions', 'Tools directory', 'Suggest a tool'),
  unlisted('/signin', '', 'Welcome back'),
  unlisted('/signup', '', 'Join the verse'),
];

/** `/resources/blogs` is `resources-blogs`, and `/` is `home`. */
export const cardIdOf = ({ path }: Pick<FixedPage, 'path'>): string => path.slice(1).replaceAll('/', '-') || 'home';
