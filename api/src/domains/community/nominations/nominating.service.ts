import type { NewNomination, Nomination as NominationView } from '@verse/api-contract/api';
import { NOMINATION_MESSAGES, type NominationList } from '@verse/api-contract/community/nominations.values';
import { weekOf } from '../../../platform/calendar';
import type { Person } from '../../../platform/http';
import type { FindReader } from '../../../platform/people';
import type { Notifications, People } from '../../../platform/ports';
import { createId } from '../../../store';
import { type Admission, refuse, unknown } from './admission';
import { type Nomination, rankAt, toPoll, weekWithId } from './nomination';
import { toSubject } from './nomination-notices';
import type { NominationRepository } from './nominations.repository';
import type { SeenNominations } from './seen-nominations';

interface Dependencies
  extends
    Pick<Notifications, 'notify' | 'withdraw'>,
    Pick<People, 'memberFor' | 'isBlocked' | 'mayBeFeatured' | 'findPublicWorks'> {
  nominations: NominationRepository;
  admission: Admission;
  seen: Pick<SeenNominations, 'one'>;
  findReader: FindReader;
  /** Counts a nomination towards the member's limit, or rejects it. */
  countNomination: (memberId: string) => Promise<void>;
  now: () => Date;
}

type Subject = Pick<Nomination, 'week' | 'list' | 'memberId' | 'workId'>;

const pollOf = ({ week, list }: Subject) => toPoll(weekWithId(week), list);

/** Makes and withdraws nominations of members and works. */
export function createNominating(dependencies: Dependencies) {
  const { nominations, admission, seen, findReader, countNomination, notify, withdraw, now } = dependencies;
  const { memberFor, isBlocked, mayBeFeatured, findPublicWorks } = dependencies;

  async function findNominee(person: Person, handle: string): Promise<string> {
    const { memberId, sampleName } = (await memberFor(person, handle)).profile;
    if (memberId === person.id) throw refuse(NOMINATION_MESSAGES.self);
    if (sampleName !== undefined) throw refuse(NOMINATION_MESSAGES.sample);
    if (await isBlocked(memberId, person.id)) throw unknown();
    return memberId;
  }

  async function assertFeaturable({ memberId, workId }: Subject): Promise<void> {
    if (workId === undefined) {
      if (!(await mayBeFeatured(memberId))) throw refuse(NOMINATION_MESSAGES.incomplete);
      return;
    }
    const work = (await findPublicWorks([workId])).get(workId);
    if (work?.memberId !== memberId) throw refuse(NOMINATION_MESSAGES.hiddenWork);
  }

  async function explainTaken(subject: Subject, nominatorId: string): Promise<string> {
    if (await nominations.ofNominator(pollOf(subject), nominatorId)) return NOMINATION_MESSAGES.again;
    const taken = await nominations.ofSubject(subject);
    if (!taken) return NOMINATION_MESSAGES.mailboxNominated;
    return NOMINATION_MESSAGES[taken.state === 'open' ? 'taken' : taken.state];
  }

  /** Returns the member's nomination if it is of the same subject. */
  async function findMade(subject: Subject, nominatorId: string): Promise<Nomination | undefined> {
    const own = await nominations.ofNominator(pollOf(subject), nominatorId);
    return own?.memberId === subject.memberId && own.workId === subject.workId ? own : undefined;
  }

  /** Stores the nomination, or returns the one that a concurrent request of the same member has stored. */
  async function insert(subject: Subject, nominatorId: string, why: string): Promise<Nomination> {
    const at = now();
    const nomination: Nomination = {
      id: createId(),
      ...subject,
      why,
      nominatorId,
      at,
      state: 'open',
      removal: null,
      votes: 0,
      acts: 0,
      rankAt: rankAt({ week: subject.week, at }, 0),
    };
    if (await nominations.insert(nomination, await admission.toVoter(nominatorId))) return nomination;
    const made = await findMade(subject, nominatorId);
    if (!made) throw refuse(await explainTaken(subject, nominatorId));
    return made;
  }

  return {
    /** Nominates a member or a work. Repeating the member's own nomination returns it. */
    async nominate(person: Person, { handle, work: workId, why }: NewNomination): Promise<NominationView> {
      const week = weekOf(now());
      await admission.assertMayTakePart(person.id, week);
      const memberId = await findNominee(person, handle);
      const list: NominationList = workId === undefined ? 'member' : 'work';
      const subject: Subject = { week: week.id, list, memberId };
      if (workId !== undefined) subject.workId = workId;
      await assertFeaturable(subject);
      const reader = await findReader(person);
      const made = await findMade(subject, person.id);
      if (made) return seen.one(reader, made.id);
      await countNomination(person.id);
      const { id } = await insert(subject, person.id, why);
      await notify(memberId, { kind: 'nominations', subject: toSubject.nominated(id), actor: person.id });
      return seen.one(reader, id);
    },

    /** Withdraws the member's own nomination, unless there is a vote for it. */
    async takeBack(person: Person, id: string): Promise<void> {
      const nomination = await nominations.find(id);
      if (nomination?.nominatorId !== person.id) throw unknown();
      admission.assertCurrent(nomination);
      if (!(await nominations.withdraw(id))) throw refuse(NOMINATION_MESSAGES.voted);
      const about = { kind: 'nominations', subject: toSubject.nominated(id), actor: person.id } as const;
      await withdraw(nomination.memberId, about);
    },
  };
}

export type Nominating = ReturnType<typeof createNominating>;
