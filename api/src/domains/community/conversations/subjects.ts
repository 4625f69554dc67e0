import type { SubjectForm } from '@verse/api-contract/api';
import { addressOf } from '@verse/contract/addresses';
import { AppError, type Person } from '../../../platform/http';
import { UNKNOWN_MEMBER } from '../../../platform/people';
import type { Organisations, People } from '../../../platform/ports';
import type { Subject } from './conversation';

/** Sources of subjects. Every call rejects or omits subjects that the person may not see. */
type SubjectSources = Pick<People, 'memberFor' | 'listWorks'> &
  Pick<Organisations, 'findJob' | 'findContest' | 'membersOf'>;

export interface FoundSubject {
  subject: Subject;
  recipientId: string;
}

const UNKNOWN_SUBJECT = 'There’s nothing here to write about.';
const unknown = () => new AppError('not-found', UNKNOWN_SUBJECT);

/** Creates the lookup of a message's subject and recipient. */
export function createSubjects(sources: SubjectSources) {
  async function findMember(person: Person, handle: string): Promise<string> {
    const { profile, isHidden } = await sources.memberFor(person, handle);
    // Moderators can see hidden members but cannot write to them.
    if (isHidden) throw new AppError('not-found', UNKNOWN_MEMBER);
    if (profile.sampleName !== undefined)
      throw new AppError('conflict', 'This is an example profile, so no one would read your message.');
    return profile.memberId;
  }

  async function ofOrganisation(kind: 'job' | 'contest', id: string): Promise<FoundSubject> {
    const found = await (kind === 'job' ? sources.findJob(id) : sources.findContest(id));
    if (!found) throw unknown();
    const [recipientId] = await sources.membersOf(
      found.organisationId,
      kind === 'job' ? ['recruiter', 'owner'] : ['owner'],
    );
    if (recipientId === undefined) throw unknown();
    return { subject: { kind, id, title: found.title }, recipientId };
  }

  return {
    /** @throws AppError `not-found` if the person may not see the subject */
    async find(person: Person, form: SubjectForm): Promise<FoundSubject> {
      if (form.kind === 'job' || form.kind === 'contest') return ofOrganisation(form.kind, form.id);
      const recipientId = await findMember(person, form.handle);
      if (form.kind === 'profile') return { subject: { kind: 'profile', id: '', title: '' }, recipientId };
      const work = (await sources.listWorks(recipientId)).find(({ id }) => id === form.id);
      if (!work) throw unknown();
      return { subject: { kind: 'work', id: work.id, title: work.title }, recipientId };
    },
  };
}

export type Subjects = ReturnType<typeof createSubjects>;

/** Returns the path of the subject's page. `handle` is the handle of the member who owns the profile or work. */
export function pathOf({ kind, id }: Subject, handle: string | null | undefined): string | null {
  if (kind === 'job') return addressOf('job', { id });
  if (kind === 'contest') return addressOf('contest', { id });
  if (!handle || (kind === 'work' && id === '')) return null;
  return kind === 'profile' ? addressOf('member', { handle }) : addressOf('work', { handle, id });
}
