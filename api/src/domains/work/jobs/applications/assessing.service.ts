import { APPLICATION_LIMITS } from '@verse/api-contract/work/job-applications.values';
import { AppError, createKeyedId, type Person } from '../../../../platform/http';
import type { Accounts } from '../../../../platform/ports';
import type { ApplicantNote, AssessmentRepository } from './assessments.repository';
import type { ReviewedApplications } from './reviewed-applications';

interface Dependencies extends Pick<Accounts, 'findContacts'> {
  reviewed: Pick<ReviewedApplications, 'find' | 'view'>;
  assessments: AssessmentRepository;
  now: () => Date;
}

interface NewNote {
  text: string;
  key: string | undefined;
}

/** Scores and notes of the people who hire. */
export function createAssessing({ reviewed, assessments, findContacts, now }: Dependencies) {
  const findNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Map((await findContacts(ids)).map(({ id, name }) => [id, name]));

  return {
    findNames,

    /** @throws AppError `invalid` unless there is exactly one score for each of the job's attributes */
    async score(person: Person, organisationId: string, ref: string, scores: Record<string, number>): Promise<void> {
      const application = await reviewed.find(organisationId, ref);
      const { job } = await reviewed.view(person, application);
      const { attributes = [] } = job;
      const isWhole =
        Object.keys(scores).length === attributes.length &&
        attributes.every((attribute) => Object.hasOwn(scores, attribute));
      if (attributes.length === 0 || !isWhole) {
        const message = 'Score each one from 1 to 5.';
        throw new AppError('invalid', message, { fields: { scores: message } });
      }
      await assessments.saveScores({ applicationRef: ref, jobId: job.id, memberId: person.id, scores, at: now() });
    },

    /** Idempotent by key. */
    async addNote(person: Person, organisationId: string, ref: string, { text, key }: NewNote): Promise<void> {
      await reviewed.view(person, await reviewed.find(organisationId, ref));
      const id = createKeyedId(key, ['applicant-note', person.id, ref, text]);
      if (await assessments.hasNote(id)) return;
      if ((await assessments.countNotes(ref)) >= APPLICATION_LIMITS.notes)
        throw new AppError('limit', `An application has at most ${APPLICATION_LIMITS.notes} notes.`);
      await assessments.addNote({ id, applicationRef: ref, memberId: person.id, text, at: now() });
    },

    async removeNote(person: Person, organisationId: string, ref: string, id: string): Promise<void> {
      await reviewed.find(organisationId, ref);
      await assessments.removeNote(ref, id, person.id);
    },

    async notes(ref: string): Promise<(ApplicantNote & { by: string })[]> {
      const found = await assessments.notesFor(ref, APPLICATION_LIMITS.notes);
      const names = await findNames(found.map(({ memberId }) => memberId).filter(Boolean));
      return found.map((note) => ({ ...note, by: names.get(note.memberId) ?? 'A former colleague' }));
    },
  };
}

export type Assessing = ReturnType<typeof createAssessing>;
