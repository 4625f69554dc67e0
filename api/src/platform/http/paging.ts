import { MOST_NUMBERED } from '@verse/api-contract/paging';
/** Limit for counting lists that have no stored total. A complete count would get slower as the list grows. */
export const MOST_COUNTED = 1000;

/** Total count, or a lower bound if counting stopped early. */
export interface Total {
  count: number;
  isAtLeast: boolean;
}

export const toTotal = (most: number, count: number): Total => ({ count, isAtLeast: count >= most });

type Query = Record<string, string | number | undefined>;

function toAddress(path: string, query: Query): string {
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return `${path}?${new URLSearchParams(entries).toString()}`;
}

/**
 * Returns the `Link` and `X-Total-Count` headers of a paginated list; `X-Total-Count-Relation: gte` marks a lower
 * bound. The body remains a plain array.
 *
 * @param before cursor of the next page, for lists whose pages are not all numbered
 */
export function pageHeaders(
  path: string,
  query: Query,
  total: number | Total,
  before?: string,
): Record<string, string> {
  const { count, isAtLeast } = typeof total === 'number' ? { count: total, isAtLeast: false } : total;
  const page = Number(query.page ?? 1);
  const last = Math.max(1, Math.ceil(count / Number(query.limit ?? 1)));
  const numbered = (number: number) => toAddress(path, { ...query, before: undefined, page: number });
  const isNumbered = query.before === undefined;
  const isLastInReach = !isAtLeast && before === undefined && (last - 1) * Number(query.limit ?? 1) < MOST_NUMBERED;
  const links: [string, string][] = [['first', numbered(1)]];
  if (isNumbered && page > 1) links.push(['prev', numbered(Math.min(page - 1, last))]);
  if (before !== undefined) links.push(['next', toAddress(path, { ...query, page: undefined, before })]);
  else if (isNumbered && page < last) links.push(['next', numbered(page + 1)]);
  if (isNumbered && isLastInReach) links.push(['last', numbered(last)]);
  return {
    'X-Total-Count': String(count),
    ...(isAtLeast ? { 'X-Total-Count-Relation': 'gte' } : {}),
    Link: links.map(([rel, address]) => `<${address}>; rel="${rel}"`).join(', '),
  };
}
