import type { FeedPost } from '@verse/api-contract/community-posts';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { truncateText } from '@verse/api-contract/truncate-text';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const countAnswers = ({ likes, comments }: Pick<FeedPost, 'likes' | 'comments'>): string =>
  `${counted(likes, 'like')} · ${counted(comments, 'comment')}`;

/** Returns the beginning of a post's text or, if it has none, of its picture's description. */
export const truncatePost = ({ text, picture }: Pick<FeedPost, 'text' | 'picture'>, most: number): string =>
  truncateLine(toPlainSmallText(text) || picture?.alt || '', most);

/** Returns the beginning of a text as a single line, cut between words if possible. */
export function truncateLine(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const kept = truncateText(line, most - 1);
  return kept === line ? line : `${kept.replace(/\s\S*$/, '')}…`;
}
