import type { FeedPost } from '@verse/api-contract/api';
import { toPlainSmallText } from '@verse/api-contract/small-text';

const answered = (type: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${type}`,
  userInteractionCount: count,
});

/** Returns structured data about a post for search engines. */
export const postFacts = (
  { text, picture, createdAt, editedAt, likes, comments }: FeedPost,
  { url, origin, author }: { url: string | undefined; origin: string; author: object },
) => ({
  '@type': 'SocialMediaPosting',
  '@id': url,
  url,
  author,
  datePublished: createdAt,
  dateModified: editedAt ?? undefined,
  articleBody: toPlainSmallText(text) || undefined,
  image: picture ? origin + picture.src : undefined,
  commentCount: comments,
  interactionStatistic: [answered('LikeAction', likes), answered('CommentAction', comments)],
});

export const followedBy = (followers: number) => answered('FollowAction', followers);
