/** Returns fields as a query string, including the question mark. Omits empty fields. */
export function toSearch(fields: Iterable<[name: string, value: unknown]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string' && value.trim()) query.set(name, value.trim());
  return query.size > 0 ? `?${query}` : '';
}
