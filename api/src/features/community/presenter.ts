import type { CommentAnswer, CommentPage, FeedPage, PostAnswer } from '@verse/api-contract/community-posts';
import { mentionsIn } from '@verse/api-contract/post-marks';
import type { PeopleFor, Reader, ShownPerson } from '../../platform/people';
import type { CommentDocument } from './comments.repository';
import type { CommentsPage } from './comments.service';
import { commentView, type Company, postView } from './community.view';
import type { PostPage } from './feed.service';
import type { FindByHandles } from './mentions';
import type { Post } from './post';
import type { Responses } from './responses';

/** Joins posts and comments with their authors at read time, so that a new name or picture appears everywhere. */
export function createPresenter(
  peopleFor: PeopleFor,
  { likes, saves }: Pick<Responses, 'likes' | 'saves'>,
  findByHandles: FindByHandles,
) {
  type Authors = ReadonlyMap<string, ShownPerson>;

  /** Returns the mentioned handles whose profiles the viewer may open. */
  async function mentionedIn(viewer: Reader, all: readonly { text: string }[]): Promise<ReadonlySet<string>> {
    const handles = new Set(all.flatMap(({ text }) => mentionsIn(text)));
    return new Set(handles.size === 0 ? [] : (await findByHandles(viewer, [...handles])).keys());
  }

  async function company(viewer: Reader, posts: readonly Post[], authors: Authors): Promise<Company> {
    const ids = posts.map(({ id }) => id);
    const ofViewer = (relations: Responses['likes']) =>
      viewer.id === undefined ? new Set<string>() : relations.onOf(viewer.id, ids);
    return {
      authors,
      liked: await ofViewer(likes),
      saved: await ofViewer(saves),
      mentioned: await mentionedIn(viewer, posts),
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
    async comments(viewer: Reader, { comments, authors, next }: CommentsPage): Promise<CommentPage> {
      const beside = { authors, mentioned: await mentionedIn(viewer, comments) };
      return { comments: comments.map((one) => commentView(one, viewer, beside)), next };
    },
    async comment(viewer: Reader, comment: CommentDocument, count: number): Promise<CommentAnswer> {
      const authors = await peopleFor(viewer, [comment.authorId]);
      const beside = { authors, mentioned: await mentionedIn(viewer, [comment]) };
      return { comment: commentView(comment, viewer, beside), count };
    },
  };
}

export type Presenter = ReturnType<typeof createPresenter>;
