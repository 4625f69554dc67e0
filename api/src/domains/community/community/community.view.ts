import type { FeedPost, PostComment } from '@verse/api-contract/api';
import { trendLiftHours, trendPoints } from '@verse/api-contract/community/community-posts.values';
import { mentionsIn, tagsIn } from '@verse/api-contract/community/post-marks';
import { pictureView } from '../../../platform/images';
import {
  ANONYMOUS,
  findFollowedTag,
  findMutedTag,
  mayRead,
  type Reader,
  type ShownPerson,
} from '../../../platform/people';
import type { CommentDocument } from './comments.repository';
import { type Comment, findAllowedActions, type Post, type Removal } from './post';

/** The author may have left after the post was read. */
const authorView = (authors: ReadonlyMap<string, ShownPerson>, id: string): ShownPerson => authors.get(id) ?? ANONYMOUS;

/** Omits the moderator, who remains anonymous. */
const removalView = ({ rule, reason, quote, at }: Removal) => ({ rule, reason, quote, at: at.toISOString() });

export interface PostContext {
  authors: ReadonlyMap<string, ShownPerson>;
  liked: ReadonlySet<string>;
  saved: ReadonlySet<string>;
  mentioned: ReadonlySet<string>;
}

/** Returns the post's tags that the viewer follows or has muted. */
function chosenTags(viewer: Reader, { authorId, text }: Post): Pick<FeedPost, 'followedTag' | 'mutedTag'> {
  const tags = viewer.tags ? tagsIn(text) : [];
  const followedTag = findFollowedTag(viewer, authorId, tags);
  const mutedTag = findMutedTag(viewer, authorId, tags);
  return {
    ...(followedTag === undefined ? {} : { followedTag }),
    ...(mutedTag === undefined ? {} : { mutedTag }),
  };
}

const mayKnowWhy = (viewer: Reader, { authorId }: Pick<Post, 'authorId'>) => viewer.isStaff || viewer.id === authorId;

export function postView(post: Post, viewer: Reader, { authors, liked, saved, mentioned }: PostContext): FeedPost {
  const { id, authorId, text, picture, alt, madeHow, visibility, state, version, likes, comments, commenters } = post;
  return {
    id,
    text,
    madeHow,
    visibility,
    state,
    version,
    likes,
    comments,
    author: authorView(authors, authorId),
    picture: picture ? pictureView(picture, alt) : null,
    createdAt: post.createdAt.toISOString(),
    editedAt: post.editedAt?.toISOString() ?? null,
    why: {
      likes,
      commenters,
      points: trendPoints(post),
      liftHours: trendLiftHours(post),
      trendAt: post.trendAt.toISOString(),
    },
    isLiked: liked.has(id),
    isSaved: saved.has(id),
    isOwn: viewer.id === authorId,
    acts: findAllowedActions(viewer, post),
    removal: post.removal && mayKnowWhy(viewer, post) ? removalView(post.removal) : null,
    mentions: mentionsIn(text).filter((handle) => mentioned.has(handle)),
    ...chosenTags(viewer, post),
  };
}

export interface CommentContext extends Pick<PostContext, 'authors' | 'mentioned'> {
  /** Ids of the works' and blog posts' makers, by subject. Empty for comments on posts. */
  makers: ReadonlyMap<string, string>;
}

/** Returns what comments on works and blog posts have in addition. */
function critiqueView(comment: CommentDocument, viewer: Reader, { makers }: CommentContext, isRead: boolean) {
  const { answers, helpedAt, parentId, authorId, state } = comment;
  const maker = makers.get(comment.postId);
  if (maker === undefined) return {};
  const mayMark = viewer.id === maker && authorId !== maker && parentId === null && state === 'shown';
  return { ...(answers && isRead ? { answers } : {}), hasHelped: isRead && helpedAt != null, mayMark };
}

export function commentView(comment: CommentDocument, viewer: Reader, context: CommentContext): PostComment {
  const { authors, mentioned } = context;
  const { _id, parentId, authorId, state, version, editedAt, removal } = comment;
  const mayKnow = mayKnowWhy(viewer, comment);
  const isRead = mayRead(viewer, comment, authors);
  return {
    id: _id,
    parentId,
    state,
    version,
    isOwn: viewer.id === authorId,
    author: isRead ? authorView(authors, authorId) : null,
    text: isRead ? comment.text : '',
    createdAt: comment.createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    acts: findAllowedActions(viewer, comment satisfies Pick<Comment, 'authorId' | 'state'>),
    removal: removal && mayKnow ? removalView(removal) : null,
    mentions: isRead ? mentionsIn(comment.text).filter((handle) => mentioned.has(handle)) : [],
    ...critiqueView(comment, viewer, context, isRead),
  };
}
