import { useEffect, useState } from 'react';

async function askForNames(signal: AbortSignal): Promise<string[]> {
  const response = await fetch('/api/blogs/categories', { headers: { accept: 'application/json' }, signal });
  const names: unknown = response.ok ? await response.json() : [];
  return Array.isArray(names) ? names.map(String) : [];
}

/** The categories of the posts there are. Without them one is typed as before, so nothing is said when they cannot be had. */
export function useCategoryNames(): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    askForNames(leaving.signal).then(setNames, () => undefined);
    return () => leaving.abort();
  }, []);
  return names;
}
