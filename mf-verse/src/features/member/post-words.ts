import type { FeedPost } from '@verse/api-contract/community-posts';
import { truncateText } from '@verse/api-contract/truncate-text';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const answersOf = ({ likes, comments }: Pick<FeedPost, 'likes' | 'comments'>): string =>
  `${counted(likes, 'like')} · ${counted(comments, 'comment')}`;

/** The beginning of what a post says, or what its picture shows, in whole words. */
export function beginningOf({ text, picture }: Pick<FeedPost, 'text' | 'picture'>, most: number): string {
  const line = (text || picture?.alt || '').replace(/\s+/g, ' ').trim();
  return truncateText(line, most) === line ? line : `${truncateText(line, most - 1).replace(/\s\S*$/, '')}…`;
}
