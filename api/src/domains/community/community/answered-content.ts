import type { PersonalData } from '../../../platform/feature';
import type { CommentRepository } from './comments.repository';
import type { Responses } from './responses';
import type { Subjects } from './subjects';
import type { SubjectDocument, SubjectRepository } from './subjects.repository';

interface Dependencies {
  repository: SubjectRepository;
  subjects: Pick<Subjects, 'gone'>;
  comments: Pick<CommentRepository, 'removeOfPost'>;
  responses: Pick<Responses, 'likes'>;
}

/** Removes what members wrote about works and blog posts together with these. */
export function createAnsweredContent({ repository, subjects, comments, responses }: Dependencies) {
  /** Removes the document last, so that the next run still finds the subject if this run is interrupted. */
  async function removeAll(key: string): Promise<void> {
    await comments.removeOfPost(key);
    await responses.likes.removeFor(key);
    await repository.remove(key);
  }

  return {
    /** Removes the answers to works and blog posts that were permanently deleted. */
    async removeGone(): Promise<number> {
      let removed = 0;
      for await (const batch of repository.inBatches()) {
        const gone = await subjects.gone(batch.map(({ _id }) => _id));
        for (const key of gone) await removeAll(key);
        removed += gone.length;
      }
      return removed;
    },

    /** A maker's questions. Answers to works are erased with the maker; those to published blog posts stay. */
    personalData: {
      name: 'critiqueWanted',
      async *export(userId) {
        for await (const { _id, questions, askedAt } of repository.listOfOwner(userId))
          yield { _id, questions, askedAt };
      },
      async erase(userId) {
        const own: SubjectDocument[] = [];
        for await (const subject of repository.listOfOwner(userId)) own.push(subject);
        for (const { _id } of own) await repository.forgetOwner(_id);
        for (const key of await subjects.gone(own.map(({ _id }) => _id))) await removeAll(key);
      },
    } satisfies PersonalData,
  };
}
