import type { FoundGroup, FoundItem, SiteSearch } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import type { SearchGroup } from '@verse/api-contract/publishing/site-search.values';

export const GROUP_NAMES: Readonly<Record<SearchGroup, string>> = {
  posts: 'Posts',
  people: 'People',
  works: 'Works',
  services: 'Services',
  products: 'Products',
  jobs: 'Jobs',
  contests: 'Contests',
  help: 'Help and pages',
};

/** Display names of the kinds of results, for groups that contain several kinds. */
export const KIND_NAMES: Partial<Record<FoundItem['kind'], string>> = {
  'blog-post': 'Blog',
  post: 'Community',
  service: 'From our team',
  packages: 'From a member',
  download: 'Digital product',
  question: 'Question',
  page: 'Page',
};

export const countText = ({ count, isAtLeast }: Pick<FoundGroup, 'count' | 'isAtLeast'>): string =>
  isAtLeast ? `${count} or more` : String(count);

/** Returns a sentence with the number of all results. */
export function foundText({ groups }: SiteSearch): string {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const isAtLeast = groups.some((group) => group.isAtLeast);
  return isAtLeast ? `${total} results or more` : formatCount(total, 'result');
}
