/** The fields of a form as the query of an address, with its question mark. Empty fields leave no trace. */
export function toSearch(fields: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string' && value.trim()) query.set(name, value.trim());
  return query.size > 0 ? `?${query}` : '';
}
