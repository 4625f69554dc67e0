/**
 * Formats a number of things: `1 like`, `2 likes`. Large numbers stay ungrouped.
 *
 * @example
 * formatCount(votes, 'vote')
 * formatCount(entries, 'entry is', 'entries are')
 */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
