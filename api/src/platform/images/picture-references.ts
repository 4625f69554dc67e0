import { type DbPort, insertIfAbsent } from '../../store';
import { findPictureNames, readDocuments } from './named-pictures';

/** Refers to a document that may show a picture. */
export interface PictureReference {
  collection: string;
  id: string;
}

export type PictureReferences = Awaited<ReturnType<typeof createPictureReferences>>;

const MOST = 200;
const FILLED = { _id: 'picture-places' };

/**
 * Tracks which documents may show each picture. Identical pictures are stored once, so a picture may have several
 * references. A reference only says where to look: for each request, the document decides whether it shows the picture.
 */
export async function createPictureReferences(db: DbPort) {
  const places = db.collection<PictureReference & { _id: string; place: string }>('picture_places');
  await places.createIndex({ place: 1 });
  const keyOf = ({ collection, id }: PictureReference) => `${collection}/${id}`;
  const ofName = (name: string) => ({ _id: { $gte: `${name} `, $lt: `${name}!` } });

  async function add(names: readonly string[], { collection, id }: PictureReference): Promise<void> {
    const place = keyOf({ collection, id });
    const fresh = [...new Set(names)].map((name) => ({ _id: `${name} ${place}`, collection, id, place }));
    await Promise.all(fresh.map((row) => insertIfAbsent(places, row)));
  }

  return {
    add,
    find: (name: string): Promise<PictureReference[]> =>
      places.find(ofName(name)).sort({ _id: 1 }).limit(MOST).toArray(),
    /** Removes all references to a deleted picture. */
    forget: async (name: string): Promise<void> => void (await places.deleteMany(ofName(name))),
    removeOf: async (place: PictureReference): Promise<void> => void (await places.deleteMany({ place: keyOf(place) })),
    /** One-time migration that adds references to pictures stored by earlier releases. */
    async fill(collections: readonly string[]): Promise<void> {
      const settings = db.collection('settings');
      if (await settings.findOne(FILLED)) return;
      for (const collection of collections) {
        for await (const document of readDocuments(db, collection))
          await add(findPictureNames(document), { collection, id: document._id });
      }
      await insertIfAbsent(settings, { ...FILLED });
    },
  };
}
