import type { BlogSuggestion } from '@verse/api-contract/blog-suggestions';

/**
 * Whether the suggestion is another editor's and has open changes, so that this editor can neither replace nor withdraw
 * it.
 */
export const isOfAnotherEditor = ({ isOwn, editor, changes }: BlogSuggestion): boolean =>
  !isOwn && editor !== '' && changes.some(({ decision }) => decision === 'open');
