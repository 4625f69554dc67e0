import type { CommunityComment, CommunityPost, FeedPost, PostAuthor, PostComment } from '@verse/api-contract/api';
import type { Reader } from '../../../platform/people';
import type { CommentsService } from './comments.service';
import type { FeedService } from './feed.service';
import type { Presenter } from './presenter';

const NEWEST = 100;
const MOST_COMMENTS = 50;

/** The file format has separate first and last names, so the name is split at its first space. */
function toNames({ name, picture }: PostAuthor) {
  const [firstname = '', ...rest] = name.split(' ');
  return { firstname, lastname: rest.join(' '), profilePicture: picture?.src ?? null };
}

function postInFile(post: FeedPost, comments: CommunityComment[]): CommunityPost {
  const { id, author, text, picture, likes, createdAt, why } = post;
  return {
    id,
    author: { ...toNames(author), skills: author.skills, badges: author.badges.join(', ') },
    post: text,
    postImage: picture?.src ?? null,
    likes,
    comments,
    createdAt,
    commenters: why.commenters,
    trendAt: why.trendAt,
  };
}

const commentInFile = ({ id, author, text, createdAt }: PostComment): CommunityComment[] =>
  author ? [{ id, author: toNames(author), text, createdAt }] : [];

interface Dependencies {
  feed: FeedService;
  comments: CommentsService;
  presenter: Presenter;
}

/** Creates the feed in its original format: the newest hundred posts, in the requested order. */
export function createFeedFile({ feed, comments, presenter }: Dependencies) {
  async function commentsBelow(viewer: Reader, posts: readonly FeedPost[]): Promise<Map<string, PostComment[]>> {
    const commented = posts.filter((post) => post.comments > 0).map(({ id }) => id);
    const found = await comments.firstOf(viewer, commented, MOST_COMMENTS);
    const shown = (await presenter.comments(viewer, { ...found, next: null })).comments;
    const below = new Map<string, PostComment[]>();
    for (const [index, { postId }] of found.comments.entries())
      below.set(postId, [...(below.get(postId) ?? []), shown[index]!]);
    return below;
  }

  return async (viewer: Reader, sort: 'latest' | 'trending'): Promise<{ posts: CommunityPost[] }> => {
    const { posts } = await presenter.page(viewer, await feed.page(viewer, { sort: 'latest', limit: NEWEST }));
    const order = (post: FeedPost) => `${sort === 'trending' ? post.why.trendAt : post.createdAt} ${post.id}`;
    const below = await commentsBelow(viewer, posts);
    return {
      posts: posts
        .toSorted((a, b) => (order(a) < order(b) ? 1 : -1))
        .map((post) => postInFile(post, (below.get(post.id) ?? []).flatMap(commentInFile))),
    };
  };
}
