import type { AnswerWords } from '@verse/api-contract/community/community-posts.schema';
import { RESTORE_DAYS } from '@verse/api-contract/community/community-posts.values';
import { DAY_MS } from '@verse/api-contract/time';
import { AppError, VersionConflict } from '../../../platform/http';
import type { Reader, Reading } from '../../../platform/people';
import type { Notifications } from '../../../platform/ports';
import type { Quota } from '../../../platform/quotas';
import { BEING_COUNTED, retryUntilCounted } from '../../../platform/relations';
import { createCommentPages } from './comment-pages';
import {
  type CommentDocument,
  type CommentRepository,
  type CritiqueAnswer,
  toListPosition,
} from './comments.repository';
import type { Mentions } from './mentions';
import { type Removal, stateBefore } from './post';
import { createFingerprint, sameOrConflict, toId } from './posting.service';
import type { Responses } from './responses';
import type { Subject } from './subject';
import type { Subjects } from './subjects';

export const UNKNOWN_COMMENT = 'There is no such comment.';
const unknown = () => new AppError('not-found', UNKNOWN_COMMENT);

interface Dependencies extends Pick<Notifications, 'notify' | 'withdraw'> {
  comments: CommentRepository;
  subjects: Subjects;
  counting: Responses['counting'];
  reading: Reading;
  reserve: Quota;
  now: () => Date;
  mentions: Pick<Mentions, 'inComment' | 'findAdded'>;
}

type State = CommentDocument['state'];
type ChangeState = Partial<Pick<CommentDocument, 'deletedAt' | 'removal' | 'listed'>> & { state: State };

type NotifyOf = ReturnType<typeof createNotifier>;

type Notifier = Pick<Dependencies, 'subjects' | 'comments' | 'notify' | 'withdraw' | 'mentions'>;

/**
 * Notifies mentioned members, and the author of the parent comment or subject. If the comment is hidden, withdraws
 * these notifications.
 */
function createNotifier({ subjects, comments, notify, withdraw, mentions }: Notifier) {
  return async (comment: CommentDocument): Promise<void> => {
    const { _id, postId, parentId, authorId, state } = comment;
    const tell = state === 'shown' ? notify : withdraw;
    const about = { subject: postId, actor: authorId, act: _id };
    const subject = await subjects.find(postId);
    const parent = parentId === null ? undefined : await comments.find(parentId);
    if (parent) await tell(parent.authorId, { kind: 'replies', ...about });
    if (!subject) return;
    if (parent?.authorId !== subject.authorId) await tell(subject.authorId, { kind: 'comments', ...about });
    await mentions.inComment(subject, comment, [subject.authorId, ...(parent ? [parent.authorId] : [])]);
  };
}

/** Changes comment states, counts visible comments, and sends notifications. */
function createStateChanges(
  { comments, counting, now }: Pick<Dependencies, 'comments' | 'counting' | 'now'>,
  tell: NotifyOf,
) {
  async function syncAfterWrite(row: CommentDocument, at: Date): Promise<void> {
    await counting.count({ ...row, uncountedSince: at }, row.state === 'shown' ? 1 : -1);
  }

  /** Returns undefined if the comment does not match `from`. */
  async function changeState(id: string, from: State, stateChange: ChangeState): Promise<CommentDocument | undefined> {
    const isCounted = from === 'shown' || stateChange.state === 'shown';
    const at = now();
    const done = await retryUntilCounted(async () => {
      const change = { ...stateChange, ...(isCounted ? { uncountedSince: at } : {}) };
      if (await comments.changeState(id, { state: from }, change)) return true;
      return (await comments.find(id))?.state === from ? BEING_COUNTED : false;
    });
    const row = done ? await comments.find(id) : undefined;
    if (!row || !isCounted) return row;
    await syncAfterWrite(row, at);
    await tell(row);
    return row;
  }

  return { syncAfterWrite, changeState };
}

function createRemovals(
  { comments }: Pick<Dependencies, 'comments'>,
  changeState: ReturnType<typeof createStateChanges>['changeState'],
  now: () => Date,
) {
  /** Removes a comment. A comment with a reply keeps its position, even if the reply is being written concurrently. */
  async function remove(comment: CommentDocument): Promise<void> {
    const listed = (await comments.isAnswered(comment._id)) ? 'yes' : 'no';
    await changeState(comment._id, comment.state, { state: 'deleted', deletedAt: now(), listed });
    if (listed === 'no' && (await comments.isAnswered(comment._id))) await comments.setListed(comment._id, 'yes');
  }
  async function removeForGood({ _id }: CommentDocument): Promise<void> {
    if (await comments.isAnswered(_id)) await comments.eraseContent(_id);
    else await comments.remove(_id);
  }
  return {
    remove,
    async removeDeleted(): Promise<number> {
      const due = await comments.deletedUntil(new Date(now().getTime() - RESTORE_DAYS * DAY_MS));
      for (const comment of due) await removeForGood(comment);
      return due.length;
    },
    async eraseOf(authorId: string): Promise<void> {
      for await (const comment of comments.listOfAuthor(authorId)) {
        if (comment.state !== 'deleted') await remove(comment);
        await removeForGood(comment);
      }
    },
  };
}

type CommentWords = Pick<CommentDocument, 'text'> & { answers?: CritiqueAnswer[] };

/** Returns the words to store. The text of a critique is its answers, so that it is moderated like other comments. */
function toWords({ text = '', answers }: AnswerWords): CommentWords {
  const given = answers?.filter((answer) => answer.text !== '');
  return given ? { text: given.map((answer) => answer.text).join('\n\n'), answers: given } : { text };
}

const QUESTIONS_CHANGED = 'The questions changed. Copy your answers and reload the page.';
const keepsQuestions = (answers: readonly CritiqueAnswer[], questions: readonly string[]) =>
  answers.every(({ question }) => questions.includes(question));

/** A critique stays a critique, with the questions that it answers. */
function toChangedWords(comment: CommentDocument, sent: AnswerWords): CommentWords {
  const words = toWords(sent);
  const questions = (comment.answers ?? []).map(({ question }) => question);
  const isSameKind = (words.answers === undefined) === (comment.answers === undefined);
  if (isSameKind && keepsQuestions(words.answers ?? [], questions)) return words;
  throw new AppError('conflict', QUESTIONS_CHANGED);
}

/** Creates a comment that is visible but has not been counted yet. */
function newComment(
  { id: postId }: Subject,
  authorId: string,
  { id, ...words }: CommentWords & Pick<CommentDocument, 'fingerprint'> & { id: string },
  parent: CommentDocument | undefined,
  createdAt: Date,
): CommentDocument & { uncountedSince: Date } {
  return {
    _id: id,
    postId,
    authorId,
    ...words,
    parentId: parent?._id ?? null,
    createdAt,
    place: toListPosition({ id, createdAt }, parent),
    listed: 'yes',
    state: 'shown',
    version: 1,
    editedAt: null,
    deletedAt: null,
    removal: null,
    uncountedSince: createdAt,
  };
}

export function createCommentsService(dependencies: Dependencies) {
  const { comments, subjects, counting, reading, reserve, now, mentions } = dependencies;
  const tell = createNotifier(dependencies);
  const { syncAfterWrite, changeState } = createStateChanges({ comments, counting, now }, tell);
  const { remove, ...leaving } = createRemovals({ comments }, changeState, now);

  async function shownSubject(viewer: Reader, key: string): Promise<Subject> {
    const subject = await subjects.readable(viewer, key);
    if (subject.state === 'shown') return subject;
    throw new AppError('conflict', 'This post is gone.');
  }

  async function own(viewer: Reader, postId: string, id: string): Promise<CommentDocument> {
    const found = await comments.find(id);
    if (found?.postId !== postId || found.authorId !== viewer.id) throw unknown();
    return found;
  }

  /** Rejects answers to questions that the maker does not ask. */
  async function assertAsked(viewer: Reader, key: string, answers: readonly CritiqueAnswer[]): Promise<void> {
    const { askedAt, questions, authorId } = await subjects.answered(viewer, key);
    const isAsked = askedAt !== null && authorId !== viewer.id && keepsQuestions(answers, questions);
    if (!isAsked) throw new AppError('conflict', QUESTIONS_CHANGED);
  }

  /** Returns the comment to reply to. A reply to a reply is attached to the same parent. */
  async function parentOf(
    viewer: Reader,
    postId: string,
    id: string | undefined,
  ): Promise<CommentDocument | undefined> {
    if (id === undefined) return undefined;
    const found = await comments.find(id);
    if (found?.postId !== postId || found.state !== 'shown') throw unknown();
    if ((await reading(viewer, [found])).readable.length === 0) throw unknown();
    return found.parentId === null ? found : await comments.find(found.parentId);
  }

  return {
    ...leaving,
    ...createCommentPages(dependencies),

    async write(
      viewer: Reader & { id: string },
      postId: string,
      key: string | undefined,
      { parentId, ...sent }: AnswerWords & { parentId?: string | undefined },
    ) {
      const subject = await shownSubject(viewer, postId);
      const id = toId(key, viewer.id, postId);
      const words = toWords(sent);
      const fingerprint = createFingerprint(words.text, parentId);
      const wanted = { authorId: viewer.id, fingerprint };
      const earlier = key === undefined ? undefined : await comments.find(id);
      if (earlier) return sameOrConflict(earlier, wanted);
      const parent = await parentOf(viewer, postId, parentId);
      if (words.answers) await assertAsked(viewer, postId, words.answers);
      await reserve(viewer.id);
      await subjects.ensure(subject);
      const comment = newComment(subject, viewer.id, { id, ...words, fingerprint }, parent, now());
      if (!(await comments.insert(comment))) return sameOrConflict(await comments.find(id), wanted);
      if (parent) await comments.setListed(parent._id, 'yes');
      await syncAfterWrite(comment, comment.createdAt);
      await tell(comment);
      return comment;
    },

    async change(viewer: Reader & { id: string }, postId: string, id: string, version: number, sent: AnswerWords) {
      const comment = await own(viewer, postId, id);
      const subject = await shownSubject(viewer, postId);
      if (comment.state !== 'shown') throw unknown();
      if (comment.version !== version) throw new VersionConflict(comment);
      const words = toChangedWords(comment, sent);
      const added = await mentions.findAdded(viewer.id, comment.text, words.text);
      const isChanged = await comments.change(id, viewer.id, version, words, now());
      if (!isChanged) throw new VersionConflict(await own(viewer, postId, id));
      const changed = await own(viewer, postId, id);
      const parent = comment.parentId === null ? undefined : await comments.find(comment.parentId);
      await mentions.inComment(subject, changed, [subject.authorId, ...(parent ? [parent.authorId] : [])], added);
      return changed;
    },

    async remove(viewer: Reader, postId: string, id: string) {
      const comment = await own(viewer, postId, id);
      if (comment.state !== 'deleted') await remove(comment);
      return own(viewer, postId, id);
    },

    async restore(viewer: Reader, postId: string, id: string) {
      const comment = await own(viewer, postId, id);
      await subjects.readable(viewer, postId);
      if (comment.state === 'deleted') {
        await reserve(comment.authorId);
        if (comment.parentId !== null) await comments.setListed(comment.parentId, 'yes');
        await changeState(id, 'deleted', { state: stateBefore(comment), deletedAt: null, listed: 'yes' });
      }
      return own(viewer, postId, id);
    },

    find: (id: string) => comments.find(id),
    /** Applies a moderator's decision in the same way as for posts. */
    async removeByModerator(id: string, removal: Removal): Promise<boolean> {
      if (await changeState(id, 'shown', { state: 'removed', removal })) return true;
      return comments.changeState(id, { state: { $ne: 'shown' } }, { removal });
    },
    async restoreByModerator(id: string): Promise<boolean> {
      if (await changeState(id, 'removed', { state: 'shown', removal: null })) return true;
      return comments.changeState(id, { state: 'deleted' }, { removal: null });
    },
  };
}

export type CommentsService = ReturnType<typeof createCommentsService>;
