import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '@verse/contract/react';

/** What published posts are about; null when the API does not say, which is no reason to show less. */
export const loadCategories = (args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<string[] | null> => api(args)<string[]>('/api/blogs/categories').catch(() => null);
