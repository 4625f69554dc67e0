import { SITE_SEARCH_LIMITS } from '@verse/api-contract/publishing/site-search.values';
import { truncateText } from '@verse/api-contract/truncate-text';

/** Returns the beginning of a text as a single line for search results, truncated at a word boundary. */
export function lineOf(text: string, longest: number = SITE_SEARCH_LIMITS.text): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const beginning = truncateText(line, longest);
  return beginning === line ? line : `${beginning.replace(/\s\S*$/, '')}…`;
}
