import type { Nomination as NominationView } from '@verse/api-contract/api';
import { NOMINATION_MESSAGES, type NominationList } from '@verse/api-contract/community/nominations.values';
import type { AuditLog } from '../../../platform/audit';
import { type Week, weekOf } from '../../../platform/calendar';
import { decodeCursor, encodeCursor, type Person } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import type { FindReader, Reader } from '../../../platform/people';
import type { Notifications } from '../../../platform/ports';
import type { KeysetCursor } from '../../../store';
import { type Admission, refuse, unknown } from './admission';
import type { Chosen } from './chosen.service';
import { type Nomination, toPoll } from './nomination';
import { toSubject } from './nomination-notices';
import type { NominationRepository } from './nominations.repository';
import type { SeenNominations } from './seen-nominations';
import type { Votes } from './votes.service';

interface Dependencies extends Pick<Notifications, 'notify'> {
  nominations: NominationRepository;
  votes: Votes;
  admission: Admission;
  seen: SeenNominations;
  findReader: FindReader;
  audit: Pick<AuditLog, 'record'>;
  /** Counts a new or moved vote towards the member's limit, or rejects it. */
  countVote: (memberId: string) => Promise<void>;
  chosen: Pick<Chosen, 'changeAndRelist'>;
  now: () => Date;
}

/** To bound the work, a page examines at most this many nominations. */
const MOST_READ = 200;

type PageRequest = { list: NominationList; cursor?: string | undefined; limit: number };

/** Lists and counts votes, and lets the nominated decline and staff remove. */
export function createNominationsService(dependencies: Dependencies) {
  const { nominations, votes, admission, seen, findReader, audit, countVote, chosen, notify, now } = dependencies;

  async function readPage(reader: Reader, week: Week, { list, cursor, limit }: PageRequest) {
    const name = `nominations-${toPoll(week, list)}`;
    let position: KeysetCursor | undefined = decodeCursor(name, cursor);
    const shown: NominationView[] = [];
    for (let read = 0; read < MOST_READ; read += limit + 1) {
      const found = await nominations.list(week.id, list, position, limit + 1);
      const views = new Map((await seen.all(reader, found)).map((one) => [one.id, one]));
      for (const { id, memberId, rankAt } of found) {
        if (shown.length === limit) return { shown, next: encodeCursor(name, position!) };
        position = { at: rankAt, id };
        const view = views.get(id);
        if (view && !reader.muted.has(memberId)) shown.push(view);
      }
      if (found.length <= limit) return { shown, next: null };
    }
    return { shown, next: encodeCursor(name, position!) };
  }

  /** Finds a nomination that the person can see. */
  async function findSeen(reader: Reader, id: string): Promise<Nomination> {
    await seen.one(reader, id);
    const nomination = await nominations.find(id);
    if (!nomination) throw unknown();
    return nomination;
  }

  return {
    /** Lists this week's nominations, most votes first. Omits what the reader cannot see, and muted members. */
    async page(person: Person, request: PageRequest) {
      const { list } = request;
      const reader = await findReader(person);
      const week = weekOf(now());
      const { shown, next } = await readPage(reader, week, request);
      const made = await nominations.ofNominator(toPoll(week, list), person.id);
      const votedId = await votes.findVoted(person.id, list);
      const voted = votedId === null ? undefined : await nominations.find(votedId);
      const [madeView = null] = made ? await seen.all(reader, [made]) : [];
      const [votedView = null] = voted ? await seen.all(reader, [voted]) : [];
      return {
        week,
        nominations: shown,
        next,
        voted: votedView,
        made: madeView,
        own: await seen.all(reader, await nominations.listOwn(person.id, week.id, list)),
        refusal: await admission.refusalFor(person.id, week),
      };
    },

    async vote(person: Person, address: string, id: string): Promise<NominationView> {
      const reader = await findReader(person);
      const nomination = await findSeen(reader, id);
      const week = admission.assertCurrent(nomination);
      if (nomination.memberId === person.id) throw refuse(NOMINATION_MESSAGES.own);
      await admission.assertMayTakePart(person.id, week);
      await countVote(person.id);
      await votes.vote({ ...(await admission.toVoter(person.id)), address }, nomination);
      return seen.one(reader, id);
    },

    async withdrawVote(person: Person, id: string): Promise<NominationView> {
      const reader = await findReader(person);
      const nomination = await findSeen(reader, id);
      admission.assertCurrent(nomination);
      await votes.withdraw(person.id, nomination);
      return seen.one(reader, id);
    },

    /** The nominated member declines, or undoes that. */
    async decline(person: Person, id: string, isDeclined: boolean): Promise<NominationView> {
      const nomination = await nominations.find(id);
      if (nomination?.memberId !== person.id || nomination.state === 'removed') throw unknown();
      const from = isDeclined ? 'open' : 'declined';
      const state = isDeclined ? 'declined' : 'open';
      await chosen.changeAndRelist(nomination.week, () => nominations.changeState(id, from, { state }));
      return seen.one(await findReader(person), id);
    },

    /** Staff remove a nomination, and the member who made it receives the reason. */
    async remove(person: Person, id: string, reason: string): Promise<void> {
      const nomination = await nominations.find(id);
      if (!nomination || nomination.state === 'removed') throw unknown();
      const removal = { reason, at: now() };
      const removed = await chosen.changeAndRelist(nomination.week, () =>
        nominations.changeState(id, nomination.state, { state: 'removed', removal }),
      );
      if (!removed) throw unknown();
      await audit.record(person.id, `nomination removed: ${JSON.stringify({ reason })}`, id);
      const { nominatorId } = nomination;
      if (nominatorId !== undefined)
        await notify(nominatorId, { kind: 'nominations', subject: toSubject.removed(id), by: SITE });
    },

    /** Removes the nominations of an erased member, and what they wrote in others. */
    async erase(memberId: string): Promise<void> {
      for await (const { id } of nominations.ofMember(memberId)) await nominations.remove(id);
      for await (const { id } of nominations.madeBy(memberId)) await nominations.forgetNominator(id);
    },
  };
}

export type NominationsService = ReturnType<typeof createNominationsService>;
