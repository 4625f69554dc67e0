import type { Cursor } from '../../store';

/** Returns functions that read documents as entities. */
export const readAs = <Document, Entity>(toEntity: (document: Document) => Entity) => ({
  async one(found: Promise<Document | null>): Promise<Entity | undefined> {
    const document = await found;
    return document ? toEntity(document) : undefined;
  },
  list: async (found: Cursor<Document>): Promise<Entity[]> => (await found.toArray()).map(toEntity),
  async *each(found: AsyncIterable<Document>): AsyncGenerator<Entity, void> {
    for await (const document of found) yield toEntity(document);
  },
});
