import { type DbPort, insertNew } from '../../store';
import { documentsOf, namesIn } from './named-pictures';

/** A document that a picture was stored for. */
export interface PicturePlace {
  collection: string;
  id: string;
}

export interface PicturePlaces {
  add(names: readonly string[], place: PicturePlace): Promise<void>;
  of(name: string): Promise<PicturePlace[]>;
  /** Removes the places of a picture that was removed from the store. */
  forget(name: string): Promise<void>;
  removeOf(place: PicturePlace): Promise<void>;
  /** Adds the pictures of earlier releases, once. */
  fill(collections: readonly string[]): Promise<void>;
}

const MOST = 200;
const FILLED = { _id: 'picture-places' };

/**
 * Documents that may show each picture. Equal pictures are stored once, so one may have several. An entry says only
 * where to look: the document itself decides on each request whether the picture is shown.
 */
export async function createPicturePlaces(db: DbPort): Promise<PicturePlaces> {
  const places = db.collection<PicturePlace & { _id: string; place: string }>('picture_places');
  await places.createIndex({ place: 1 });
  const keyOf = ({ collection, id }: PicturePlace) => `${collection}/${id}`;
  const ofName = (name: string) => ({ _id: { $gte: `${name} `, $lt: `${name}!` } });

  async function add(names: readonly string[], { collection, id }: PicturePlace): Promise<void> {
    const place = keyOf({ collection, id });
    const fresh = [...new Set(names)].map((name) => ({ _id: `${name} ${place}`, collection, id, place }));
    await Promise.all(fresh.map((row) => insertNew(places, row)));
  }

  return {
    add,
    of: (name) => places.find(ofName(name)).sort({ _id: 1 }).limit(MOST).toArray(),
    forget: async (name) => void (await places.deleteMany(ofName(name))),
    removeOf: async (place) => void (await places.deleteMany({ place: keyOf(place) })),
    async fill(collections) {
      const settings = db.collection('settings');
      if (await settings.findOne(FILLED)) return;
      for (const collection of collections) {
        for await (const document of documentsOf(db, collection))
          await add(namesIn(document), { collection, id: document._id });
      }
      await insertNew(settings, { ...FILLED });
    },
  };
}
