import { readStored, writeStored } from '../../shared/stored';

export const SORTS = [
  { value: 'trending', label: 'Trending' },
  { value: 'latest', label: 'Latest' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

const REMEMBERED = 'verse-feed-sort';

/** The order the address asks for, else the one chosen last in this browser. These pages never render on the server. */
export function readSort(search: URLSearchParams): Sort {
  return known(search.get('sort')) ?? known(readStored(REMEMBERED)) ?? 'latest';
}

export function rememberSort(sort: Sort): void {
  writeStored(REMEMBERED, sort);
}

function known(value: string | null): Sort | undefined {
  return SORTS.find((sort) => sort.value === value)?.value;
}
