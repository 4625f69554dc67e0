import { GALLERY_LIMITS } from '@verse/api-contract/contests/contest-gallery.values';
import { AppError } from '../../../platform/http';
import { isOneOf, type PictureRecord } from '../../../platform/images';
import { GUEST, type Reader, type ShownPerson } from '../../../platform/people';
import { SITE_OWNER } from '../../../platform/stored-blobs';
import type { ContestParts } from '../contest-parts';
import { isSubmitted, type SubmittedEntry } from '../entries/entry';
import { listShownPictures, toPictureFile } from '../entries/shown-pictures';
import { GALLERY, type GalleryRepository, type GalleryRow } from './gallery.repository';

type Dependencies = Pick<
  ContestParts,
  'contests' | 'entries' | 'results' | 'pictures' | 'blobs' | 'peopleFor' | 'announce' | 'now' | 'findRunContest'
> & { gallery: GalleryRepository };

/** An entry of the gallery, as a reader may see it. */
export interface Exhibit {
  row: GalleryRow;
  rank: number;
  entry: SubmittedEntry;
  makers: ShownPerson[];
}

export const NO_GALLERY = 'This contest has no results yet.';
const UNKNOWN_ENTRY = 'There is no such entry.';
const noGallery = () => new AppError('not-found', NO_GALLERY);

const isAgreed = ({ agreedIds }: Pick<GalleryRow, 'agreedIds'>, { memberIds }: Pick<SubmittedEntry, 'memberIds'>) =>
  memberIds.length > 0 && memberIds.every((id) => agreedIds.includes(id));

/**
 * The entries of a contest with results that all their makers agreed to show. Nothing is shown, and no picture is made,
 * before the results: until then, no one may learn who made what.
 */
export async function createGallery(dependencies: Dependencies) {
  const { gallery, contests, entries, results, pictures, blobs, peopleFor, findRunContest } = dependencies;
  const { announce, now } = dependencies;
  const unprepared = await gallery.openUnprepared({ run: prepare, now });

  async function saveFirstPicture(entry: SubmittedEntry): Promise<PictureRecord | undefined> {
    const [first] = listShownPictures(entry.submission);
    if (!first) return undefined;
    try {
      const file = toPictureFile({ blobs }, first, 0);
      return await pictures.save(file, SITE_OWNER, { collection: GALLERY, id: entry.id });
    } catch (error) {
      // The entry is then shown without the picture.
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  async function findRank({ id, contestId }: GalleryRow): Promise<number | undefined> {
    if (!(await contests.find(contestId))?.resultsAt) return undefined;
    return (await results.find(contestId))?.ranking.find(({ entryId }) => entryId === id)?.rank;
  }

  /** Gives the row its rank and picture, if the entry can be shown. A maker may disagree in the meantime. */
  async function prepare(row: GalleryRow): Promise<void> {
    const { id, unpreparedSince } = row;
    const entry = await entries.find(id);
    const rank = entry && isSubmitted(entry) && isAgreed(row, entry) ? await findRank(row) : undefined;
    if (rank === undefined) return void (await unprepared.clear(id, { unpreparedSince }));
    const picture = await saveFirstPicture(entry as SubmittedEntry);
    await unprepared.clear(id, { unpreparedSince }, { $set: { rank, ...(picture ? { picture } : {}) } });
    await announce();
  }

  /** Returns the exhibit, unless the reader may see none of its makers. */
  async function toExhibit(reader: Reader, row: GalleryRow): Promise<Exhibit | undefined> {
    const entry = row.rank === undefined ? undefined : await entries.find(row.id);
    if (!entry || !isSubmitted(entry) || !isAgreed(row, entry)) return undefined;
    const people = await peopleFor(reader, entry.memberIds);
    const makers = entry.memberIds.flatMap((id) => people.get(id) ?? []);
    return makers.length > 0 ? { row, rank: row.rank!, entry, makers } : undefined;
  }

  async function assertResults(contestId: string): Promise<void> {
    if (!(await findRunContest(contestId)).resultsAt) throw noGallery();
  }

  async function findOwn(memberId: string, contestId: string) {
    const contest = await findRunContest(contestId);
    const entry = await entries.ofMember(contestId, memberId);
    if (entry?.number === undefined) throw new AppError('not-found', 'You didn’t submit an entry here.');
    return { contest, entry };
  }

  async function agreementOf(memberId: string, contestId: string) {
    const { contest, entry } = await findOwn(memberId, contestId);
    const agreed = new Set((await gallery.find(entry.id))?.agreedIds);
    return {
      isAgreed: agreed.has(memberId),
      missing: entry.memberIds.filter((id) => id !== memberId && !agreed.has(id)).length,
      hasResults: contest.resultsAt !== undefined,
    };
  }

  return {
    agreementOf,

    /** Agrees or disagrees for one maker. Idempotent. */
    async setAgreement(memberId: string, contestId: string, isShown: boolean) {
      const { contest, entry } = await findOwn(memberId, contestId);
      const before = (await gallery.find(entry.id))?.agreedIds.includes(memberId) === true;
      if (isShown && !before) {
        const row = await gallery.agree(entry.id, contestId, memberId, contest.resultsAt ? now() : undefined);
        if (row?.unpreparedSince) await prepare(row);
      }
      if (!isShown && before) {
        await gallery.disagree(entry.id, memberId);
        await announce();
      }
      return agreementOf(memberId, contestId);
    },

    /** @param after the page begins after this rank */
    async page(reader: Reader, contestId: string, after: number): Promise<{ list: Exhibit[]; next: number | null }> {
      await assertResults(contestId);
      const rows = await gallery.page(contestId, after, GALLERY_LIMITS.page + 1);
      const shown = rows.slice(0, GALLERY_LIMITS.page);
      const list = (await Promise.all(shown.map((row) => toExhibit(reader, row)))).flatMap((one) => one ?? []);
      return { list, next: rows.length > shown.length ? shown.at(-1)!.rank! : null };
    },

    /** @throws AppError `not-found` unless the reader may see the entry in the gallery */
    async findEntry(reader: Reader, contestId: string, number: number): Promise<SubmittedEntry> {
      await assertResults(contestId);
      const entry = await entries.byNumber(contestId, number);
      const row = entry && (await gallery.find(entry.id));
      const exhibit = row && (await toExhibit(reader, row));
      if (!exhibit) throw new AppError('not-found', UNKNOWN_ENTRY);
      return exhibit.entry;
    },

    /** Whether the reader may see this picture. */
    async shows(id: string, name: string, reader: Reader): Promise<boolean> {
      const row = await gallery.find(id);
      if (!row?.picture || !isOneOf(name, [row.picture])) return false;
      return (await toExhibit(reader, row)) !== undefined || (await toExhibit(GUEST, row)) !== undefined;
    },

    /** Prepares the galleries of contests whose results were published after a given time. */
    async prepareAll(since: Date): Promise<number> {
      for (const { id, resultsAt } of await contests.listWithResultsSince(since))
        await gallery.markReady(id, resultsAt!);
      return unprepared.complete();
    },
  };
}

export type Gallery = Awaited<ReturnType<typeof createGallery>>;
