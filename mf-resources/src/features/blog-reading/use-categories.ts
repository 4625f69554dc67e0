import type { Outcome } from '../../shared/outcome';
import { useDeferred } from '../../shared/use-deferred';
import type { PostPage } from './post-list.api';

const categoriesIn = (outcome: Outcome<PostPage>) => ('value' in outcome ? outcome.value.categories : null);

/** The categories there are. While the next posts arrive, and when they do not, those that were known stay. */
export const useCategories = (): string[] => useDeferred(categoriesIn, []);
