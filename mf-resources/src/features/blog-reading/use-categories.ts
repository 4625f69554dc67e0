import type { Result } from '@verse/contract/server-state';
import { useDeferred } from '../../shared/use-deferred';
import type { PostPage } from './post-list.api';

const categoriesIn = (result: Result<PostPage>) => (result.ok ? result.value.categories : null);

/**
 * Returns the categories of all posts. Keeps the previous categories while the next page is loading or if it fails to
 * load.
 */
export const useCategories = (): string[] => useDeferred(categoriesIn, []);
