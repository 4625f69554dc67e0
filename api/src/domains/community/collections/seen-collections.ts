import type { Collection as CollectionView, OwnCollection, TaggedWork } from '@verse/api-contract/api';
import { DEFAULT_COLLECTION, DEFAULT_COLLECTION_NAME } from '@verse/api-contract/community/collections.values';
import { addressOf } from '@verse/contract/addresses';
import { decodeCursor, encodeCursor } from '../../../platform/http';
import { GUEST, type Reader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { DetailedItem } from '../../../platform/syndication';
import { unknownCollection } from './changing-collections';
import { type Collection, isOpen, type SavedWork } from './collection';
import type { CollectionRepository } from './collections.repository';

interface Dependencies extends Pick<People, 'findSeenWorks' | 'peopleFor'> {
  collections: Pick<CollectionRepository, 'find' | 'list'>;
}

const COVERS = 3;
const MOST_IN_FEED = 30;

const listOf = (id: string) => `collection-${id}`;

/** Reads collections as their owner or others see them. Works that the reader may not see are left out. */
export function createSeenCollections({ collections, findSeenWorks, peopleFor }: Dependencies) {
  /** Finds a collection that the reader may open, with its owner. */
  async function open(reader: Reader, id: string) {
    const collection = await collections.find(id);
    const isOwn = collection?.ownerId === reader.id;
    if (collection?.state !== 'shown' || (!isOwn && !isOpen(collection))) throw unknownCollection();
    const owner = (await peopleFor({ ...reader, isStaff: false }, [collection.ownerId])).get(collection.ownerId);
    if (!owner || owner.handle === null) throw unknownCollection();
    return { collection, isOwn, owner: { name: owner.name, handle: owner.handle } };
  }

  async function seen(reader: Reader, saved: readonly SavedWork[]): Promise<{ work: TaggedWork; at: Date }[]> {
    const works = await findSeenWorks(
      reader,
      saved.map(({ workId }) => workId),
    );
    return saved.flatMap(({ workId, at }) => {
      const work = works.get(workId)?.work;
      return work ? [{ work, at }] : [];
    });
  }

  /** Returns where the page begins. The work before it may have been removed from the collection. */
  function startOf({ id, works }: Collection, cursor: string | undefined): number {
    const after = decodeCursor(listOf(id), cursor);
    if (!after) return 0;
    const at = works.findIndex(({ workId }) => workId === after.id);
    return at === -1 ? after.at.getTime() : at + 1;
  }

  /** Reads on until the page is full, because the reader may not see some of the works. */
  async function readPage(reader: Reader, collection: Collection, { cursor, limit }: Page) {
    const { id, works } = collection;
    const found: TaggedWork[] = [];
    let at = startOf(collection, cursor);
    while (found.length < limit && at < works.length) {
      const slice = works.slice(at, at + limit - found.length);
      found.push(...(await seen(reader, slice)).map(({ work }) => work));
      at += slice.length;
    }
    const last = at < works.length ? works[at - 1] : undefined;
    return { works: found, next: last ? encodeCursor(listOf(id), { at: new Date(at), id: last.workId }) : null };
  }

  /** Returns collections with the first pictures that the reader may see. */
  async function viewsOf(reader: Reader, all: readonly Collection[], workId?: string): Promise<OwnCollection[]> {
    const shown = await findSeenWorks(
      reader,
      all.flatMap(({ works }) => works.slice(0, COVERS).map((one) => one.workId)),
    );
    return all.map(({ id, name, isPublic, isDefault, isRemoved, works }) => ({
      id,
      name,
      isPublic,
      isDefault,
      isRemoved,
      count: works.length,
      covers: works.slice(0, COVERS).flatMap((one) => shown.get(one.workId)?.work.picture ?? []),
      hasWork: works.some((one) => one.workId === workId),
    }));
  }

  return {
    async page(reader: Reader, id: string, page: Page): Promise<CollectionView> {
      const { collection, isOwn, owner } = await open(reader, id);
      const { name, isPublic, isDefault, isRemoved, works } = collection;
      const facts = { id, name, isPublic, isDefault, isRemoved, count: works.length, owner, isOwn };
      return { collection: facts, ...(await readPage(reader, collection, page)) };
    },

    viewsOf,

    /** Lists a member's public collections that are not empty, last changed first. */
    async openOf(reader: Reader, ownerId: string): Promise<OwnCollection[]> {
      const open = (await collections.list(ownerId)).filter((one) => isOpen(one) && one.works.length > 0);
      return viewsOf(reader, open);
    },

    /** Lists the owner's collections, the default one first. */
    async own(reader: Reader & { id: string }, workId: string | undefined): Promise<OwnCollection[]> {
      const views = await viewsOf(reader, await collections.list(reader.id), workId);
      const usual = views.find(({ isDefault }) => isDefault) ?? EMPTY_DEFAULT;
      return [usual, ...views.filter(({ isDefault }) => !isDefault)];
    },

    /** Returns a public collection for its feed, the last saved works first. */
    async forFeed(id: string): Promise<{ name: string; owner: string; items: DetailedItem[] }> {
      const { collection, owner } = await open(GUEST, id);
      const newest = collection.works.toSorted((one, other) => other.at.getTime() - one.at.getTime());
      const items = (await seen(GUEST, newest.slice(0, MOST_IN_FEED))).map(({ work, at }) => ({
        id: work.id,
        title: `${work.title}, by ${work.maker.name}`,
        categories: work.tags,
        at,
        updatedAt: at,
        text: work.role,
        link: addressOf('work', { handle: work.maker.handle, id: work.id }),
        image: work.picture.src,
      }));
      return { name: collection.name, owner: owner.name, items };
    },
  };
}

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** The default collection before the first work is saved to it. */
const EMPTY_DEFAULT: OwnCollection = {
  id: DEFAULT_COLLECTION,
  name: DEFAULT_COLLECTION_NAME,
  isPublic: false,
  isDefault: true,
  isRemoved: false,
  count: 0,
  covers: [],
  hasWork: false,
};

export type SeenCollections = ReturnType<typeof createSeenCollections>;
