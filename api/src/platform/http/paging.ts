/** The `Link` and `X-Total-Count` headers of a list in pages. The body stays a plain array. */
export function pageHeaders(path: string, query: Record<string, string | number | undefined>, total: number): Record<string, string> {
  const page = Number(query.page ?? 1);
  const last = Math.max(1, Math.ceil(total / Number(query.limit ?? 1)));
  const address = (number: number) => {
    const entries = Object.entries({ ...query, page: number }).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
    return `${path}?${new URLSearchParams(entries).toString()}`;
  };
  const links: [string, number][] = [['first', 1]];
  if (page > 1) links.push(['prev', Math.min(page - 1, last)]);
  if (page < last) links.push(['next', page + 1]);
  links.push(['last', last]);
  return { 'X-Total-Count': String(total), Link: links.map(([rel, number]) => `<${address(number)}>; rel="${rel}"`).join(', ') };
}
