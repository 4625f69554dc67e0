import {
  NOMINATION_LIMITS,
  NOMINATION_LISTS,
  type NominationList,
} from '@verse/api-contract/community/nominations.values';
import { HOUR_MS } from '@verse/api-contract/time';
import { type Week, weekOf } from '../../../platform/calendar';
import { readPage } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import { createPending } from '../../../platform/pending';
import type { Reader } from '../../../platform/people';
import type { Notifications, People } from '../../../platform/ports';
import { type ChosenWeek, type Nomination, weekWithId } from './nomination';
import { toSubject } from './nomination-notices';
import type { NominationRepository } from './nominations.repository';
import type { SeenNominations } from './seen-nominations';
import type { Votes } from './votes.service';
import type { WeekRepository } from './weeks.repository';

interface Dependencies extends Pick<Notifications, 'notify'>, Pick<People, 'mayBeFeatured' | 'findPublicWorks'> {
  nominations: Pick<NominationRepository, 'list' | 'among'>;
  weeks: WeekRepository;
  votes: Pick<Votes, 'hasUncounted'>;
  seen: Pick<SeenNominations, 'all'>;
  /** Sets the works that the week has chosen. Idempotent. */
  relistWeek: (week: string, works: readonly { id: string; memberId: string }[], at: Date) => Promise<void>;
  now: () => Date;
}

/** Weeks that are closed late, after an outage. */
const LOOK_BACK_WEEKS = 4;
/** Nominations kept per list and week, so that others follow if the first ones cannot be featured later. */
const MOST_KEPT = 30;
/** Nominations of a past week and list that are examined for those that the reader can see. */
const MOST_SHOWN = 2 * NOMINATION_LIMITS.works;
/** Number of nominations examined for those that can be featured. */
const MOST_READ = 100;
/** How long the week before stays chosen while the last one is not counted. */
const LATE_MS = HOUR_MS;

/** Closes each week once, and says what it has chosen. */
export async function createChosen(dependencies: Dependencies) {
  const { nominations, weeks, votes, seen, notify, mayBeFeatured, findPublicWorks, relistWeek, now } = dependencies;
  const untold = await createPending(weeks.documents, { field: 'untoldSince', run: tell, now });
  const unlisted = await createPending(weeks.documents, { field: 'unlistedSince', run: relist, now });

  const listAmong = async (ids: readonly string[]): Promise<Nomination[]> => {
    const found = await nominations.among(ids);
    return ids.flatMap((id) => found.get(id) ?? []).filter(({ state }) => state === 'open');
  };

  /** Keeps one work per maker, the one with the most votes. */
  const firstOfEach = (ranked: readonly Nomination[]) =>
    ranked.filter(({ memberId }, index) => ranked.findIndex((one) => one.memberId === memberId) === index);

  async function rank(week: Week, list: NominationList): Promise<string[]> {
    const first = await nominations.list(week.id, list, undefined, MOST_READ);
    const voted = first.filter((one) => one.votes > 0);
    const works = await findPublicWorks(voted.flatMap(({ workId = [] }) => workId));
    const kept: string[] = [];
    for (const { id, memberId, workId } of voted) {
      if (kept.length === MOST_KEPT) break;
      if (workId === undefined ? await mayBeFeatured(memberId) : works.has(workId)) kept.push(id);
    }
    return kept;
  }

  const listWorks = async (week: ChosenWeek) =>
    firstOfEach(await listAmong(week.work)).slice(0, NOMINATION_LIMITS.works);

  /** Adds the week's works to Chosen, again after a nomination was declined or removed. */
  async function relist(week: ChosenWeek): Promise<void> {
    const works = (await listWorks(week)).flatMap(({ workId, memberId }) => (workId ? [{ id: workId, memberId }] : []));
    await relistWeek(week.id, works, week.closedAt);
    await unlisted.clear(week.id);
  }

  async function tell(week: ChosenWeek): Promise<void> {
    const [member] = await listAmong(week.member);
    const works = await listWorks(week);
    for (const { id, memberId } of [...(member ? [member] : []), ...works])
      await notify(memberId, { kind: 'nominations', subject: toSubject.chosen(id), by: SITE });
    await untold.clear(week.id);
  }

  /** Returns whether this call has closed the week. A week without votes stays open, and nothing is chosen. */
  async function close(week: Week): Promise<boolean> {
    if (await weeks.find(week.id)) return false;
    if (now().getTime() < week.endsAt.getTime() + NOMINATION_LIMITS.countingSeconds * 1000) return false;
    if (await votes.hasUncounted(week)) return false;
    const member = await rank(week, 'member');
    const work = await rank(week, 'work');
    if (member.length + work.length === 0) return false;
    const closed = { id: week.id, member, work, closedAt: now() };
    if (!(await weeks.insert(closed))) return false;
    await relist(closed);
    await tell(closed);
    return true;
  }

  /** Returns the closed week whose choices are shown now. */
  async function findShown(): Promise<ChosenWeek | undefined> {
    const current = weekOf(now());
    const last = await weeks.find(weekOf(now(), -1).id);
    const isLate = now().getTime() < current.startsAt.getTime() + LATE_MS;
    return last ?? (isLate ? weeks.find(weekOf(now(), -2).id) : undefined);
  }

  return {
    completeTelling: untold.complete,
    completeListing: unlisted.complete,

    /** Changes a nomination and then, if its week is closed, which works the week has chosen. */
    async changeAndRelist<T>(weekId: string, change: () => Promise<T>): Promise<T> {
      const week = await weeks.markUnlisted(weekId, now());
      const changed = await change();
      if (week) await relist(week);
      return changed;
    },

    async closeWeeks(): Promise<number> {
      let closed = 0;
      for (let back = LOOK_BACK_WEEKS; back > 0; back -= 1) if (await close(weekOf(now(), -back))) closed += 1;
      return closed;
    },

    /** Returns the ids of the members chosen for this week, best first. */
    async findChosen(): Promise<string[]> {
      const shown = await listAmong((await findShown())?.member ?? []);
      return shown.map(({ memberId }) => memberId);
    },

    /** Lists past weeks with what they have chosen, newest first. */
    async pastWeeks(reader: Reader, cursor: string | undefined, limit: number) {
      const list = 'nomination-weeks';
      const { rows, next } = await readPage(
        list,
        { cursor, limit },
        ({ before, limit: most }) => weeks.listBefore(before?.id ?? weekOf(now()).id, most),
        ({ id, closedAt }) => ({ id, at: closedAt }),
      );
      const ranked = await Promise.all(
        rows.flatMap((week) => NOMINATION_LISTS.map((name) => listAmong(week[name].slice(0, MOST_SHOWN)))),
      );
      const views = new Map((await seen.all(reader, ranked.flat())).map((one) => [one.id, one]));
      return {
        next,
        weeks: rows.map((row, index) => {
          const [member = [], works = []] = ranked.slice(2 * index, 2 * index + 2);
          return {
            week: weekWithId(row.id),
            member: member.flatMap(({ id }) => views.get(id) ?? [])[0] ?? null,
            works: firstOfEach(works)
              .flatMap(({ id }) => views.get(id) ?? [])
              .slice(0, NOMINATION_LIMITS.works),
          };
        }),
      };
    },
  };
}

export type Chosen = Awaited<ReturnType<typeof createChosen>>;
