import type { CommentAnswer, CommentPage, FeedPage, PostAnswer } from '@verse/api-contract/community-posts';
import type { PeopleFor, Reader, ShownPerson } from '../../platform/people';
import type { CommentDocument } from './comments.repository';
import type { CommentsPage } from './comments.service';
import { commentView, type Company, postView } from './community.view';
import type { PostPage } from './feed.service';
import type { Post } from './post';
import type { Responses } from './responses';

/** Joins posts and comments with the people who wrote them: a new name or picture shows everywhere. */
export function createPresenter(peopleFor: PeopleFor, { likes, saves }: Pick<Responses, 'likes' | 'saves'>) {
  type Authors = ReadonlyMap<string, ShownPerson>;

  async function company(viewer: Reader, posts: readonly Post[], authors: Authors): Promise<Company> {
    const ids = posts.map(({ id }) => id);
    const ofViewer = (relations: Responses['likes']) =>
      viewer.id === undefined ? new Set<string>() : relations.onOf(viewer.id, ids);
    return {
      authors,
      liked: await ofViewer(likes),
      saved: await ofViewer(saves),
    };
  }

  return {
    async page(viewer: Reader, { posts, authors, next }: PostPage): Promise<FeedPage> {
      const beside = await company(viewer, posts, authors);
      return { posts: posts.map((post) => postView(post, viewer, beside)), next };
    },
    async post(viewer: Reader, post: Post): Promise<PostAnswer> {
      const authors = await peopleFor(viewer, [post.authorId]);
      return { post: postView(post, viewer, await company(viewer, [post], authors)) };
    },
    comments: (viewer: Reader, { comments, authors, next }: CommentsPage): CommentPage => ({
      comments: comments.map((one) => commentView(one, viewer, authors)),
      next,
    }),
    async comment(viewer: Reader, comment: CommentDocument, count: number): Promise<CommentAnswer> {
      return { comment: commentView(comment, viewer, await peopleFor(viewer, [comment.authorId])), count };
    },
  };
}

export type Presenter = ReturnType<typeof createPresenter>;
