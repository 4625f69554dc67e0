/** Yields every text of a document with its path, and every key of a map. List positions become `[]`. */
function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  if (Array.isArray(value)) for (const one of value) yield* textsIn(one, `${path}[]`);
  else
    for (const [key, one] of Object.entries(value)) {
      yield [`${path}.{}`, key];
      yield* textsIn(one, `${path}.${key}`);
    }
}

/** Returns the paths, such as `orders.events[].by`, at which any of the ids occurs, also as a part of a text. */
export function fieldsWith(state: Record<string, unknown[]>, ids: readonly string[]): string[] {
  const found = new Set<string>();
  for (const [collection, documents] of Object.entries(state))
    for (const document of documents)
      for (const [path, text] of textsIn(document, collection))
        if (ids.some((id) => text.includes(id))) found.add(ids.reduce((one, id) => one.replaceAll(id, '{}'), path));
  return [...found].toSorted();
}
