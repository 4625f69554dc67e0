import { isDeepStrictEqual } from 'node:util';
import { WORK_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { AppError, createKeyedQueue, VersionConflict } from '../../../platform/http';
import type { PictureRecord, Pictures } from '../../../platform/images';
import type { SentWork, Work, WorkPicture } from '../../../platform/ports';
import type { SearchChanges } from '../../../platform/search';
import { createId } from '../../../store';
import { keyBetween } from './order-key';
import { type WorkRepository, WORKS } from './works.repository';

interface Dependencies {
  works: WorkRepository;
  pictures: Pick<Pictures, 'save'>;
  changed: (memberId: string) => Promise<void>;
  searchChanges: Pick<SearchChanges, 'changed'>;
  now: () => Date;
}

export const UNKNOWN_WORK = 'There is no such work.';
const unknown = () => new AppError('not-found', UNKNOWN_WORK);
const MOST_WORKS = `A profile shows at most ${WORK_LIMITS.works} works.`;

/**
 * Saves new pictures and returns all pictures in form order. Rejects if an uploaded file is unused or a listed
 * picture does not exist.
 */
async function savePictures(
  pictures: Pick<Pictures, 'save'>,
  { id, memberId }: Pick<Work, 'id' | 'memberId'>,
  { edition, files }: SentWork,
  kept: readonly WorkPicture[],
): Promise<WorkPicture[]> {
  const newPictures = edition.pictures.filter(({ from }) => from === 'new');
  const isWhole =
    newPictures.length === files.length && new Set(newPictures.map(({ index }) => index)).size === files.length;
  const isThere = edition.pictures.every(({ from, index }) => index < (from === 'new' ? files : kept).length);
  if (!isWhole || !isThere)
    throw new AppError('invalid', 'The pictures got mixed up.', {
      fields: { pictures: 'Please choose the pictures again.' },
    });
  const saved: PictureRecord[] = [];
  for (const file of files) saved.push(await pictures.save(file, memberId, { collection: WORKS, id }));
  return edition.pictures.map(({ from, index, alt, focus }) => {
    const before = from === 'new' ? undefined : kept[index]!;
    const shown: WorkPicture = { picture: before?.picture ?? saved[index]!, alt };
    const point = focus === undefined ? before?.focus : focus;
    if (point) shown.focus = point;
    return shown;
  });
}

/** Whether a work has the texts that were sent, of its pictures too. */
function hasTexts(work: Work, { pictures, ...texts }: SentWork['edition']): boolean {
  const described = work.pictures.map(({ alt, focus }) => [alt, focus]);
  return (
    isDeepStrictEqual({ ...work, ...texts }, work) &&
    isDeepStrictEqual(
      pictures.map(({ alt, focus }) => [alt, focus ?? undefined]),
      described,
    )
  );
}

/** Returns the sort key for moving a work by one position, or undefined if it is already at that end of the list. */
function findNextPosition(shown: Work[], id: string, direction: 'start' | 'end'): string | undefined {
  const ordered = shown.map(({ position }) => position);
  const at = shown.findIndex((work) => work.id === id);
  const cannotMove = direction === 'start' ? at <= 0 : at === -1 || at === shown.length - 1;
  if (cannotMove) return undefined;
  const before = direction === 'start' ? at - 2 : at + 1;
  const low = ordered[before] ?? '';
  // Skips equal keys, because two tabs may have assigned the same key concurrently.
  return keyBetween(
    low,
    ordered.slice(before + 1).find((position) => position > low),
  );
}

export function createWorksService({ works, pictures, changed, searchChanges, now }: Dependencies) {
  const inTurnOf = createKeyedQueue();

  /** @throws AppError `not-found` if the member never had the work */
  async function findOwn(memberId: string, id: string): Promise<Work> {
    const work = await works.find(memberId, id);
    if (!work) throw unknown();
    return work;
  }

  async function findShown(memberId: string, id: string): Promise<Work> {
    const work = await findOwn(memberId, id);
    if (work.state !== 'shown') throw unknown();
    return work;
  }

  /** Returns undefined if the work has changed since it was read. */
  async function tryChange(work: Work, fields: Partial<Work>): Promise<Work | undefined> {
    const changedWork = await works.change(work, fields);
    if (!changedWork) return undefined;
    await searchChanges.changed('work', work.id);
    await changed(work.memberId);
    return changedWork;
  }

  async function change(work: Work, fields: Partial<Work>): Promise<Work> {
    const changedWork = await tryChange(work, fields);
    if (!changedWork) throw new VersionConflict(await findShown(work.memberId, work.id));
    return changedWork;
  }

  async function fieldsOf(work: Work, sent: SentWork): Promise<Partial<Work>> {
    const { pictures: _plan, ...texts } = sent.edition;
    return { ...texts, pictures: await savePictures(pictures, work, sent, work.pictures) };
  }

  /** Applies the texts of a retry whose form was edited first, unless the work has been edited since. */
  async function addAgain(before: Work, sent: SentWork): Promise<Work> {
    if (before.state !== 'shown' || before.version > 0 || hasTexts(before, sent.edition)) return before;
    return (await tryChange(before, await fieldsOf(before, sent))) ?? before;
  }

  /** @param id id of the new work; if it is stored already, it needs no room */
  async function assertRoom(memberId: string, id?: string): Promise<Work[]> {
    const shown = await works.listShown(memberId);
    if (shown.some((work) => work.id === id)) return shown;
    if (shown.length >= WORK_LIMITS.works) throw new AppError('conflict', MOST_WORKS);
    return shown;
  }

  return {
    assertRoom,
    findShown,

    /** Adds a work at the start of the list, once per id. */
    async add(memberId: string, sent: SentWork, id = createId()): Promise<Work> {
      const before = await works.find(memberId, id);
      if (before) return addAgain(before, sent);
      const { pictures: _plan, ...texts } = sent.edition;
      const shownPictures = await savePictures(pictures, { id, memberId }, sent, []);
      const work = await inTurnOf(memberId, async () => {
        const [first] = await assertRoom(memberId);
        const added: Work = {
          id,
          memberId,
          ...texts,
          pictures: shownPictures,
          position: keyBetween('', first?.position),
          state: 'shown',
          addedAt: now(),
          version: 0,
        };
        return (await works.insert(added)) ? added : undefined;
      });
      // The same request was faster elsewhere.
      if (!work) return addAgain(await findOwn(memberId, id), sent);
      await searchChanges.changed('work', id);
      await changed(memberId);
      return work;
    },

    async edit(memberId: string, id: string, version: number, sent: SentWork): Promise<Work> {
      const work = await findShown(memberId, id);
      if (work.version !== version) throw new VersionConflict(work);
      return change(work, await fieldsOf(work, sent));
    },

    async move(memberId: string, id: string, direction: 'start' | 'end'): Promise<Work[]> {
      const work = await findShown(memberId, id);
      const position = findNextPosition(await works.listShown(memberId), id, direction);
      if (position !== undefined) await change(work, { position });
      return works.listShown(memberId);
    },

    /** Deletes a work. It can be restored for 30 days. */
    async remove(memberId: string, id: string): Promise<void> {
      const work = await findOwn(memberId, id);
      if (work.state === 'shown') await change(work, { state: 'deleted', deletedAt: now() });
    },

    async restore(memberId: string, id: string): Promise<Work> {
      const work = await findOwn(memberId, id);
      if (work.state === 'shown') return work;
      return inTurnOf(memberId, async () => {
        await assertRoom(memberId);
        return change(work, { state: 'shown' });
      });
    },
  };
}

export type WorksService = ReturnType<typeof createWorksService>;
