import type { CommentAnswer, CommentPage, FeedPage, PostAuthor } from '@verse/api-contract/community-posts';
import type { CommentDocument } from './comments.repository';
import { commentView, type Company, postView } from './community.view';
import type { Post, Viewer } from './post';
import type { Responses } from './responses';

/** Members as others see them. */
export type AuthorsOf = (ids: readonly string[], as: 'guest' | 'member') => Promise<ReadonlyMap<string, PostAuthor>>;

/** Joins posts and comments with the people who wrote them: a new name or picture shows everywhere. */
export function createPresenter(authorsOf: AuthorsOf, { likes, saves }: Pick<Responses, 'likes' | 'saves'>) {
  const authors = (viewer: Viewer, of: readonly { authorId: string }[]) =>
    authorsOf([...new Set(of.map(({ authorId }) => authorId))], viewer.id === undefined ? 'guest' : 'member');

  async function company(viewer: Viewer, posts: readonly Post[]): Promise<Company> {
    const ids = posts.map(({ id }) => id);
    const ofViewer = (relations: Responses['likes']) =>
      viewer.id === undefined ? new Set<string>() : relations.onOf(viewer.id, ids);
    return {
      authors: await authors(viewer, posts),
      liked: await ofViewer(likes),
      saved: await ofViewer(saves),
    };
  }

  return {
    authors,
    async page(viewer: Viewer, { posts, next }: { posts: Post[]; next: string | null }): Promise<FeedPage> {
      const beside = await company(viewer, posts);
      return { posts: posts.map((post) => postView(post, viewer, beside)), next };
    },
    post: async (viewer: Viewer, post: Post) => ({ post: postView(post, viewer, await company(viewer, [post])) }),
    async comments(viewer: Viewer, comments: CommentDocument[], next: string | null): Promise<CommentPage> {
      const writers = await authors(viewer, comments);
      return { comments: comments.map((one) => commentView(one, viewer, writers)), next };
    },
    async comment(viewer: Viewer, comment: CommentDocument, count: number): Promise<CommentAnswer> {
      return { comment: commentView(comment, viewer, await authors(viewer, [comment])), count };
    },
  };
}

export type Presenter = ReturnType<typeof createPresenter>;
