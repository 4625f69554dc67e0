import type { FeedPost } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { truncateText } from '@verse/api-contract/truncate-text';

export const countAnswers = ({ likes, comments }: Pick<FeedPost, 'likes' | 'comments'>): string =>
  `${formatCount(likes, 'like')} · ${formatCount(comments, 'comment')}`;

/** Returns the beginning of a post's text or, if it has none, of its picture's description. */
export const truncatePost = ({ text, picture }: Pick<FeedPost, 'text' | 'picture'>, most: number): string =>
  truncateLine(toPlainSmallText(text) || picture?.alt || '', most);

/** Returns the beginning of a text as a single line, cut between words if possible. */
export function truncateLine(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const kept = truncateText(line, most - 1);
  return kept === line ? line : `${kept.replace(/\s\S*$/, '')}…`;
}
