/** Returns the fields of a form as a query string with its question mark. Omits empty fields. */
export function toSearch(fields: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string' && value.trim()) query.set(name, value.trim());
  return query.size > 0 ? `?${query}` : '';
}
