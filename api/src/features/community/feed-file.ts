import type { CommunityComment, CommunityPost } from '@verse/api-contract/community';
import type { FeedPost, PostAuthor, PostComment } from '@verse/api-contract/community-posts';
import type { CommentsService } from './comments.service';
import type { FeedService } from './feed.service';
import type { Viewer } from './post';
import type { Presenter } from './presenter';

const NEWEST = 100;
const MOST_COMMENTS = 50;

/** The file knew two names of everybody: what comes after the first space is the second. */
function namesOf({ name, picture }: PostAuthor) {
  const [firstname = '', ...rest] = name.split(' ');
  return { firstname, lastname: rest.join(' '), profilePicture: picture?.src ?? null };
}

function postInFile(post: FeedPost, comments: CommunityComment[]): CommunityPost {
  const { id, author, text, picture, likes, createdAt, why } = post;
  return {
    id,
    author: { ...namesOf(author), skills: author.skills, badges: author.badges.join(', ') },
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
  author ? [{ id, author: namesOf(author), text, createdAt }] : [];

interface Dependencies {
  feed: FeedService;
  comments: CommentsService;
  presenter: Presenter;
}

/** The feed in the shape of the original file: the newest hundred posts, in the order asked for. */
export function createFeedFile({ feed, comments, presenter }: Dependencies) {
  return async (viewer: Viewer, sort: 'latest' | 'trending'): Promise<{ posts: CommunityPost[] }> => {
    const { posts } = await presenter.page(viewer, await feed.page(viewer, { sort: 'latest', limit: NEWEST }));
    const order = (post: FeedPost) => `${sort === 'trending' ? post.why.trendAt : post.createdAt} ${post.id}`;
    const sorted = posts.toSorted((a, b) => (order(a) < order(b) ? 1 : -1));
    return {
      posts: await Promise.all(
        sorted.map(async (post) => {
          const found = post.comments > 0 ? await comments.list(viewer, post.id, undefined, MOST_COMMENTS) : undefined;
          const shown = found ? (await presenter.comments(viewer, found.comments, null)).comments : [];
          return postInFile(post, shown.flatMap(commentInFile));
        }),
      ),
    };
  };
}
