import { type DbPort, NAME_OF_BLOB, type StoredDocument } from '../../store';

const PAGE = 200;
const NAMES = new RegExp(NAME_OF_BLOB, 'g');

/** Finds picture names anywhere in a document, even in text. A false match only keeps an unused picture. */
export const findPictureNames = (document: object): string[] => JSON.stringify(document).match(NAMES) ?? [];

export async function* readDocuments(db: DbPort, name: string): AsyncGenerator<StoredDocument, void> {
  const collection = db.collection<StoredDocument>(name);
  for (let last = ''; ;) {
    const page = await collection
      .find({ _id: { $gt: last } })
      .sort({ _id: 1 })
      .limit(PAGE)
      .toArray();
    yield* page;
    if (page.length < PAGE) return;
    last = page.at(-1)!._id;
    // Lets pending requests run first.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
