import type { LoaderFunctionArgs } from 'react-router-dom';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

/** Loads the categories of published posts. Returns null on failure, because the page works without categories. */
export async function loadCategories(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<string[] | null> {
  const names = await callApi(api(args), 'GET /api/blogs/categories').catch(() => null);
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
}
