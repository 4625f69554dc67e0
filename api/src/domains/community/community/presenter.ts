import type {
  Answers,
  CommentAnswer,
  CommentPage,
  CritiquesPage,
  FeedPage,
  PostAnswer,
  WantedPage,
} from '@verse/api-contract/api';
import { mentionsIn } from '@verse/api-contract/community/post-marks';
import type { Reader, ShownPerson } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { CommentsPage } from './comment-pages';
import type { CommentDocument } from './comments.repository';
import { commentView, type PostContext, postView } from './community.view';
import type { CritiqueService } from './critique.service';
import type { PostPage } from './feed.service';
import type { Post } from './post';
import type { Responses } from './responses';
import type { AnsweredSubject } from './subject';
import type { Subjects } from './subjects';

/** Joins posts and comments with their authors at read time, so that a new name or picture appears everywhere. */
export function createPresenter(
  { peopleFor, findByHandles }: Pick<People, 'peopleFor' | 'findByHandles'>,
  { likes, saves }: Pick<Responses, 'likes' | 'saves'>,
  subjects: Pick<Subjects, 'among'>,
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

  /** Returns the makers of the works and blog posts that the comments are on. */
  async function findMakers(viewer: Reader, all: readonly CommentDocument[]): Promise<ReadonlyMap<string, string>> {
    const found = await subjects.among(viewer, [...new Set(all.map(({ postId }) => postId))]);
    return new Map(found.map(({ id, authorId }) => [id, authorId]));
  }

  const toAbout = ({ kind, contentId, item, authorId }: AnsweredSubject, authors: Authors) => ({
    kind,
    id: contentId,
    title: item.title,
    path: item.path,
    picture: item.picture,
    maker: authors.get(authorId) ?? null,
  });

  return {
    async answers(viewer: Reader, { id, likes: count, comments, ...subject }: AnsweredSubject): Promise<Answers> {
      const { questions, askedAt, authorId } = subject;
      return {
        likes: count,
        comments,
        isLiked: viewer.id !== undefined && (await likes.isOn(id, viewer.id)),
        isOwn: viewer.id === authorId,
        critique: { isWanted: askedAt !== null, questions: [...questions] },
      };
    },
    async wanted(
      viewer: Reader,
      { wanted, next }: Awaited<ReturnType<CritiqueService['listWanted']>>,
    ): Promise<WantedPage> {
      const authors = await peopleFor(viewer, [...new Set(wanted.map(({ authorId }) => authorId))]);
      return {
        wanted: wanted.map((subject) => ({
          ...toAbout(subject, authors),
          questions: [...subject.questions],
          comments: subject.comments,
          askedAt: (subject.askedAt ?? new Date(0)).toISOString(),
        })),
        next,
      };
    },
    async critiques(
      viewer: Reader,
      { helpful, next, count }: Awaited<ReturnType<CritiqueService['listHelpful']>>,
    ): Promise<CritiquesPage> {
      const authors = await peopleFor(viewer, [...new Set(helpful.map(({ subject }) => subject.authorId))]);
      return {
        count,
        critiques: helpful.map(({ comment: { _id, text, helpedAt }, subject }) => ({
          id: _id,
          text,
          helpedAt: (helpedAt ?? new Date(0)).toISOString(),
          about: toAbout(subject, authors),
        })),
        next,
      };
    },
    async page(viewer: Reader, { posts, authors, next }: PostPage): Promise<FeedPage> {
      const context = await loadContext(viewer, posts, authors);
      return { posts: posts.map((post) => postView(post, viewer, context)), next };
    },
    async post(viewer: Reader, post: Post): Promise<PostAnswer> {
      const authors = await peopleFor(viewer, [post.authorId]);
      return { post: postView(post, viewer, await loadContext(viewer, [post], authors)) };
    },
    async comments(viewer: Reader, { comments, authors, next }: CommentsPage): Promise<CommentPage> {
      const makers = await findMakers(viewer, comments);
      const context = { authors, mentioned: await mentionedIn(viewer, comments), makers };
      return { comments: comments.map((one) => commentView(one, viewer, context)), next };
    },
    async comment(viewer: Reader, comment: CommentDocument, count: number): Promise<CommentAnswer> {
      const authors = await peopleFor(viewer, [comment.authorId]);
      const makers = await findMakers(viewer, [comment]);
      const context = { authors, mentioned: await mentionedIn(viewer, [comment]), makers };
      return { comment: commentView(comment, viewer, context), count };
    },
  };
}

export type Presenter = ReturnType<typeof createPresenter>;
