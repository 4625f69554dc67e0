import type { ListQuery } from '@verse/api-contract/paging.schema';
import { type Person, readPage } from '../../../../platform/http';
import type { Accounts, Notifications, Organisations, People } from '../../../../platform/ports';
import type { Identity } from '../../../../platform/redaction';
import type { ThreadEntry } from '../../../../platform/threads';
import { HIRING_ROLES } from '../organisations';
import type { Applicant, Application } from './application';
import { type ApplicationRepository, toApplicationPosition } from './applications.repository';

interface Dependencies extends Pick<Notifications, 'notify'>, Pick<People, 'isBlocked'> {
  organisations: Pick<Organisations, 'membersOf'>;
}

/** Notifies an organisation's hiring members. */
export function createHiringNotices({ notify, organisations, isBlocked }: Dependencies) {
  const membersOf = (organisationId: string | undefined) =>
    organisationId === undefined ? [] : organisations.membersOf(organisationId, HIRING_ROLES);
  return {
    async applied({ organisationId, jobId, memberId: by, ref = '', times }: Application): Promise<void> {
      for (const memberId of await membersOf(organisationId))
        await notify(memberId, { kind: 'hiring', subject: `applicants ${jobId}`, act: `${ref} ${times}`, by });
    },
    async answeredOffer({ organisationId, ref = '', memberId: by, offerAnswer }: Application): Promise<void> {
      for (const memberId of await membersOf(organisationId))
        await notify(memberId, { kind: 'hiring', subject: `offer ${ref}`, act: offerAnswer?.kind ?? '', by });
    },
    async wrote({ organisationId, ref = '', memberId: by }: Application, entry: ThreadEntry): Promise<void> {
      for (const memberId of await membersOf(organisationId))
        if (!(await isBlocked(by, memberId)))
          await notify(memberId, { kind: 'job-messages', subject: ref, act: entry.id, by });
    },
  };
}

/**
 * Returns what a first look must redact. It includes people who are leaving, suspended, or blocked, because an
 * applicant who disappears from a first look when the reader blocks a member would be that member.
 */
export const createFindIdentities =
  ({ findAllContacts, findHandle }: Pick<Accounts, 'findAllContacts'> & Pick<People, 'findHandle'>) =>
  async (ids: readonly string[]): Promise<ReadonlyMap<string, Identity>> => {
    const identities = (await findAllContacts(ids)).map(
      async ({ id, name, email }) => [id, { name, email, ownHandle: (await findHandle(id)) ?? null }] as const,
    );
    return new Map(await Promise.all(identities));
  };

export type FindIdentities = ReturnType<typeof createFindIdentities>;

/** Returns applicants as a hiring member may see them. Omits people who are leaving, suspended, or blocked. */
export const createFindApplicants =
  ({
    findContacts,
    peopleFor,
    findUnseen,
  }: Pick<Accounts, 'findContacts'> & Pick<People, 'peopleFor' | 'findUnseen'>) =>
  async (person: Pick<Person, 'id'>, ids: readonly string[]): Promise<ReadonlyMap<string, Applicant>> => {
    const unseen = await findUnseen(person.id);
    const shown = await peopleFor({ id: person.id, isStaff: false, ...unseen }, ids);
    const contacts = await findContacts(ids.filter((id) => shown.has(id)));
    return new Map(
      contacts.map(({ id, name, email }) => {
        const { handle = null, picture = null } = shown.get(id) ?? {};
        return [id, { id, name, email, handle, picture }];
      }),
    );
  };

export type FindApplicants = ReturnType<typeof createFindApplicants>;

type ListDependencies = Pick<Accounts, 'findContacts'> & { applications: Pick<ApplicationRepository, 'listPageOfJob'> };

/** Lists those who have applied to a job, newest first. Omits people who are leaving or suspended. */
export const createListApplicants =
  ({ applications, findContacts }: ListDependencies) =>
  async (jobId: string, query: ListQuery) => {
    const { rows, next } = await readPage(
      `applicants-${jobId}`,
      query,
      (page) => applications.listPageOfJob(jobId, undefined, page),
      toApplicationPosition,
    );
    const people = await findContacts(rows.map(({ memberId }) => memberId));
    const applicants = rows.flatMap(({ memberId, note, link, appliedAt }) => {
      const person = people.find((one) => one.id === memberId);
      return person ? [{ ...person, note, link, appliedAt: appliedAt.toISOString() }] : [];
    });
    return { applicants, next };
  };

export type ListApplicants = ReturnType<typeof createListApplicants>;
