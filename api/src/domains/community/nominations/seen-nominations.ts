import type { Nomination as NominationView } from '@verse/api-contract/api';
import type { Reader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import { unknown } from './admission';
import type { Nomination } from './nomination';
import type { NominationRepository } from './nominations.repository';
import type { Votes } from './votes.service';

interface Dependencies extends Pick<People, 'peopleFor' | 'findPublicWorks'> {
  nominations: Pick<NominationRepository, 'find'>;
  votes: Pick<Votes, 'findVoted'>;
  /** The id of the current week. */
  currentWeek: () => string;
}

/** Nominations as a reader sees them. */
export interface SeenNominations {
  /** Omits those whose member or work the reader cannot see. */
  all: (reader: Reader, all: readonly Nomination[]) => Promise<NominationView[]>;
  /** @throws AppError `not-found` if the reader cannot see it */
  one: (reader: Reader, id: string) => Promise<NominationView>;
}

/** Staff see the same nominations as members. The nominated member also sees those that they declined. */
export function createSeenNominations({
  nominations,
  votes,
  peopleFor,
  findPublicWorks,
  currentWeek,
}: Dependencies): SeenNominations {
  const seeAll: SeenNominations['all'] = async (reader, all) => {
    const ids = all.flatMap(({ memberId, nominatorId = [] }) => [memberId, ...[nominatorId].flat()]);
    const people = await peopleFor({ ...reader, isStaff: false }, [...new Set(ids)]);
    const works = await findPublicWorks(all.flatMap(({ workId = [] }) => workId));
    const lists = [...new Set(all.map(({ list }) => list))];
    const { id: readerId } = reader;
    const voted = new Set(
      readerId === undefined ? [] : await Promise.all(lists.map((list) => votes.findVoted(readerId, list))),
    );

    function see(nomination: Nomination): NominationView | undefined {
      const { id, list, week, state, why, isWhyHidden, memberId, workId, nominatorId, votes: count } = nomination;
      const member = people.get(memberId);
      const isOwn = memberId === readerId;
      if (!member || member.handle === null || state === 'removed' || (state === 'declined' && !isOwn))
        return undefined;
      const work = workId === undefined ? undefined : works.get(workId);
      if (workId !== undefined && !work) return undefined;
      const nominator = nominatorId === undefined ? undefined : people.get(nominatorId);
      return {
        id,
        list,
        week,
        state,
        why: isWhyHidden ? '' : why,
        member: { name: member.name, handle: member.handle, picture: member.picture },
        work: work?.work ?? null,
        nominator: nominator?.handle ? { name: nominator.name, handle: nominator.handle } : null,
        votes: count,
        isVoted: voted.has(id),
        isOwn,
        mayWithdraw: nominatorId !== undefined && nominatorId === readerId && count === 0 && week === currentWeek(),
      };
    }

    return all.flatMap((one) => see(one) ?? []);
  };

  return {
    all: seeAll,
    async one(reader, id) {
      const nomination = await nominations.find(id);
      const [view] = nomination ? await seeAll(reader, [nomination]) : [];
      if (!view) throw unknown();
      return view;
    },
  };
}
