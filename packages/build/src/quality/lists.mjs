import { addressOf } from '../addresses.mjs';

/** The list pages of all sections. Their heads, filters, tabs and empty states look the same. */
export const LISTS = Object.freeze({
  jobs: addressOf('public-jobs'),
  contests: addressOf('public-contests'),
  people: addressOf('people'),
  works: addressOf('works'),
  tags: addressOf('tags'),
  critique: addressOf('critique'),
  marketplace: addressOf('public-marketplace'),
  packages: `${addressOf('services')}/members`,
  search: `${addressOf('search')}?q=poster`,
  'waiting lists': addressOf('waiting-lists'),
  store: addressOf('store'),
  blog: addressOf('blogs'),
  'digital products': addressOf('digital-products'),
});

/** The same lists while a search finds nothing. */
export const EMPTY_LISTS = Object.freeze(
  [LISTS.jobs, LISTS.contests, LISTS.people, LISTS.marketplace, LISTS.packages, LISTS.store, LISTS.blog].map(
    (list) => `${list}?q=qqxzqq`,
  ),
);
