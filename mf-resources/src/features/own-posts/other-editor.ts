import type { BlogSuggestion } from '@verse/api-contract/blog-suggestions';

/** Whether changes by another editor wait for the author: they can be neither replaced nor withdrawn. */
export const isOfAnotherEditor = ({ isOwn, editor, changes }: BlogSuggestion): boolean =>
  !isOwn && editor !== '' && changes.some(({ decision }) => decision === 'open');
