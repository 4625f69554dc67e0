import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '@verse/contract/react';

/** Loads the categories of published posts. Returns null on failure, because the page works without categories. */
export async function loadCategories(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<string[] | null> {
  const names = await api(args)<unknown>('/api/blogs/categories').catch(() => null);
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
}
