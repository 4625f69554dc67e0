import type { ShownWork, TaggedWork, TaggedWorks } from '@verse/api-contract/api';
import { CHOICE_MESSAGES } from '@verse/api-contract/community/chosen-works.values';
import { weekOf } from '../../../platform/calendar';
import { AppError, decodeCursor, encodeCursor } from '../../../platform/http';
import type { Reader } from '../../../platform/people';
import type { Accounts, People } from '../../../platform/ports';
import { chosenAt, type ChosenWork } from './chosen-work';
import type { ChosenRow, ChosenWorkRepository } from './chosen-works.repository';

interface Dependencies
  extends
    Pick<People, 'findPublicWorks' | 'findSeenWorks' | 'findSampleWorks' | 'findHandle'>,
    Pick<Accounts, 'findMembers'> {
  rows: Pick<ChosenWorkRepository, 'listed' | 'find'>;
  now: () => Date;
}

export type Choice = NonNullable<ShownWork['choice']>;

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** Fewer works than these would leave gaps on home and Showcase. */
const FEWEST = 6;
/** List name used in cursors. */
const LIST = 'chosen-works';
/** A page is shorter than requested if the reader may see too few of this many works. */
const MOST_READ = 300;

/** Reads the list of chosen works. */
export function createChosenList(dependencies: Dependencies) {
  const { rows, findPublicWorks, findSeenWorks, findSampleWorks, findHandle, findMembers, now } = dependencies;

  /** Curators are named even if their profile is hidden, because they signed the sentence. */
  async function findCurators(ids: readonly string[]): Promise<Map<string, NonNullable<Choice['curator']>>> {
    const curators = await findMembers([...new Set(ids)]);
    const named = curators.map(async ({ id, name }) => [id, { name, handle: (await findHandle(id)) ?? null }] as const);
    return new Map(await Promise.all(named));
  }

  async function toChoices(chosen: readonly ChosenWork[]): Promise<Map<string, Choice>> {
    const staffOf = ({ staff }: ChosenWork) => (staff?.isWithdrawn === false ? staff : null);
    const curators = await findCurators(chosen.flatMap((row) => staffOf(row)?.curatorId ?? []));
    return new Map(
      chosen.map((row) => {
        const staff = staffOf(row);
        const curator = curators.get(staff?.curatorId ?? '') ?? null;
        return [row.id, { isOfMembers: row.week !== null, sentence: staff?.sentence ?? '', curator }];
      }),
    );
  }

  /** Reads on until the page is full, because the reader may not see some of the works. */
  async function findListed(reader: Reader, { cursor, limit }: Page) {
    const shown: { row: ChosenRow; work: TaggedWork }[] = [];
    let before = decodeCursor(LIST, cursor);
    let hasMore = true;
    for (let read = 0; hasMore && shown.length < limit && read < MOST_READ;) {
      const most = limit - shown.length;
      const found = await rows.listed(before, most + 1);
      const page = found.slice(0, most);
      hasMore = found.length > most;
      const works = await findSeenWorks(
        reader,
        page.map(({ id }) => id),
      );
      shown.push(
        ...page.flatMap((row) => {
          const work = works.get(row.id)?.work;
          return work ? [{ row, work }] : [];
        }),
      );
      const last = page.at(-1);
      if (last) before = { at: last.at, id: last.id };
      read += page.length;
    }
    return { shown, next: hasMore && before ? encodeCursor(LIST, before) : null };
  }

  return {
    toChoices,

    /** Lists chosen works, last chosen first. If the reader sees fewer than six, works of sample members follow. */
    async page(reader: Reader, { cursor, limit }: Page): Promise<TaggedWorks> {
      const { shown, next } = await findListed(reader, { cursor, limit });
      const lacksWorks = cursor === undefined && next === null && shown.length < FEWEST;
      const samples = lacksWorks ? await findSampleWorks(limit) : [];
      const lastWeek = weekOf(now(), -1).id;
      const choices = await toChoices(shown.map(({ row }) => row));
      const works = shown.map(({ row, work }) => {
        const one = { ...work, choice: choices.get(row.id)! };
        return row.week?.id === lastWeek ? { ...one, isChosen: true } : one;
      });
      const others = samples.filter(({ id }) => !works.some((work) => work.id === id));
      return { works: [...works, ...others].slice(0, limit), next };
    },

    /**
     * Returns why a public work is in the list, or null if it is not.
     *
     * @throws AppError `not-found` if not everyone may see the work
     */
    async find(workId: string): Promise<Choice | null> {
      if (!(await findPublicWorks([workId])).has(workId)) throw new AppError('not-found', CHOICE_MESSAGES.unknown);
      const row = await rows.find(workId);
      if (!row || chosenAt(row) === null) return null;
      return (await toChoices([row])).get(workId) ?? null;
    },

    /** Returns the sentence of staff about a work, or undefined if they do not choose it any more. */
    async findSentence(workId: string): Promise<string | undefined> {
      const staff = (await rows.find(workId))?.staff;
      return staff?.isWithdrawn === false ? staff.sentence : undefined;
    },
  };
}

export type ChosenList = ReturnType<typeof createChosenList>;
