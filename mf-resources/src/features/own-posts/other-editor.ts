import type { BlogSuggestion } from '@verse/api-contract/blog-suggestions';

/**
 * Whether the suggestion was made by another editor and has undecided changes. If so, this editor can neither replace
 * nor withdraw it.
 */
export const isOfAnotherEditor = ({ isOwn, editor, changes }: BlogSuggestion): boolean =>
  !isOwn && editor !== '' && changes.some(({ decision }) => decision === 'open');
