import type { CommentAnswer, CommentPage, FeedPage, PostAnswer } from '@verse/api-contract/api';
import { mentionsIn } from '@verse/api-contract/community/post-marks';
import type { Reader, ShownPerson } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { CommentsPage } from './comment-pages';
import type { CommentDocument } from './comments.repository';
import { commentView, type PostContext, postView } from './community.view';
import type { PostPage } from './feed.service';
import type { Post } from './post';
import type { Responses } from './responses';

/** Joins posts and comments with their authors at read time, so that a new name or picture appears everywhere. */
export function createPresenter(
  { peopleFor, findByHandles }: Pick<People, 'peopleFor' | 'findByHandles'>,
  { likes, saves }: Pick<Responses, 'likes' | 'saves'>,
) {
  type Authors = ReadonlyMap<string, ShownPerson>;

  /** Returns the mentioned handles whose profiles the viewer may open. */
  async function mentionedIn(viewer: Reader, all: readonly { text: string }[]): Promise<ReadonlySet<string>> {
    const handles = new Set(all.flatMap(({ text }) => mentionsIn(text)));
    return new Set(handles.size === 0 ? [] : (await findByHandles(viewer, [...handles])).keys());
  }

  async function loadContext(viewer: Reader, posts: readonly Post[], authors: Authors): Promise<PostContext> {
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
      const context = await loadContext(viewer, posts, authors);
      return { posts: posts.map((post) => postView(post, viewer, context)), next };
    },
    async post(viewer: Reader, post: Post): Promise<PostAnswer> {
      const authors = await peopleFor(viewer, [post.authorId]);
      return { post: postView(post, viewer, await loadContext(viewer, [post], authors)) };
    },
    async comments(viewer: Reader, { comments, authors, next }: CommentsPage): Promise<CommentPage> {
      const context = { authors, mentioned: await mentionedIn(viewer, comments) };
      return { comments: comments.map((one) => commentView(one, viewer, context)), next };
    },
    async comment(viewer: Reader, comment: CommentDocument, count: number): Promise<CommentAnswer> {
      const authors = await peopleFor(viewer, [comment.authorId]);
      const context = { authors, mentioned: await mentionedIn(viewer, [comment]) };
      return { comment: commentView(comment, viewer, context), count };
    },
  };
}

export type Presenter = ReturnType<typeof createPresenter>;
