import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '@verse/contract/react';

/** What published posts are about; null when the API does not say, which is no reason to show less. */
export async function loadCategories(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<string[] | null> {
  const names = await api(args)<unknown>('/api/blogs/categories').catch(() => null);
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
}
