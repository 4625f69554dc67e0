import type { Result } from '@verse/contract/server-state';
import { useDeferred } from '../../shared/use-deferred';
import type { PostPage } from './post-list.api';

const categoriesIn = (result: Result<PostPage>) => (result.ok ? result.value.categories : null);

/** The categories of all posts. While the next page loads, or fails to, the previous ones stay. */
export const useCategories = (): string[] => useDeferred(categoriesIn, []);
