import type { CritiqueRequest } from '@verse/api-contract/community/critique.schema';
import { AppError, readPage } from '../../../platform/http';
import type { Reader } from '../../../platform/people';
import type { Notifications, People } from '../../../platform/ports';
import type { CommentDocument, CommentRepository } from './comments.repository';
import { UNKNOWN_COMMENT } from './comments.service';
import { toHelpedSubject } from './post-notifications';
import { type AnsweredSubject, toSubjectName, unknownSubject } from './subject';
import { type Subjects } from './subjects';
import type { SubjectRepository } from './subjects.repository';

interface Dependencies extends Pick<Notifications, 'notify' | 'withdraw'>, Pick<People, 'pageChanged'> {
  comments: Pick<CommentRepository, 'find' | 'mark' | 'listHelped' | 'countHelped'>;
  repository: SubjectRepository;
  subjects: Subjects;
  now: () => Date;
}

interface Page {
  cursor?: string | undefined;
  limit: number;
}

export interface HelpfulComment {
  comment: CommentDocument;
  subject: AnsweredSubject;
}

export type CritiqueService = ReturnType<typeof createCritiqueService>;

/** What makers ask critics, and which critiques helped. */
export function createCritiqueService(dependencies: Dependencies) {
  const { comments, repository, subjects, now, notify, withdraw, pageChanged } = dependencies;

  async function own(viewer: Reader, key: string): Promise<AnsweredSubject> {
    const subject = await subjects.answered(viewer, key);
    if (subject.authorId !== viewer.id) throw unknownSubject(toSubjectName(key).kind);
    return subject;
  }

  return {
    answered: subjects.answered,

    async ask(viewer: Reader, key: string, { isWanted, questions }: CritiqueRequest): Promise<AnsweredSubject> {
      const subject = await own(viewer, key);
      await subjects.ensure(subject);
      await (isWanted ? repository.ask(key, questions, now()) : repository.stopAsking(key, questions));
      return subjects.answered(viewer, key);
    },

    /** Marks a comment on the viewer's work or blog post as helpful, or removes the mark. */
    async mark(viewer: Reader, key: string, id: string, on: boolean): Promise<void> {
      const { authorId: ownerId } = await own(viewer, key);
      const isChanged = await comments.mark(id, key, ownerId, on ? now() : null);
      const comment = await comments.find(id);
      if (
        comment?.postId !== key ||
        comment.state !== 'shown' ||
        comment.parentId !== null ||
        comment.authorId === ownerId
      )
        throw new AppError('not-found', UNKNOWN_COMMENT);
      if (!isChanged) return;
      await pageChanged(comment.authorId);
      await (on ? notify : withdraw)(comment.authorId, {
        kind: 'replies',
        subject: toHelpedSubject(key),
        actor: ownerId,
        act: id,
      });
    },

    /** Lists the works and blog posts that want critique and that the viewer may see. */
    async listWanted(viewer: Reader, page: Page): Promise<{ wanted: AnsweredSubject[]; next: string | null }> {
      const { rows, next } = await readPage(
        'critique-wanted',
        page,
        ({ before, limit }) => repository.listWanted(before, limit),
        ({ askedAt, _id }) => ({ at: askedAt ?? new Date(0), id: _id }),
      );
      const found = await subjects.among(
        viewer,
        rows.map(({ _id }) => _id),
      );
      return { wanted: found.filter(({ authorId }) => authorId !== '' && !viewer.muted.has(authorId)), next };
    },

    /** Lists a member's comments that helped, on works and blog posts that the viewer may see. */
    async listHelpful(viewer: Reader, authorId: string, page: Page) {
      const { rows, next } = await readPage(
        `helpful-${authorId}`,
        page,
        ({ before, limit }) => comments.listHelped(authorId, before, limit),
        ({ helpedAt, _id }) => ({ at: helpedAt ?? new Date(0), id: _id }),
      );
      const found = await subjects.among(viewer, [...new Set(rows.map(({ postId }) => postId))]);
      const byKey = new Map(found.map((subject) => [subject.id, subject]));
      const helpful = rows.flatMap((comment): HelpfulComment[] => {
        const subject = byKey.get(comment.postId);
        return subject ? [{ comment, subject }] : [];
      });
      return { helpful, next, count: await comments.countHelped(authorId) };
    },
  };
}
