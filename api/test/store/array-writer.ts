import { openStore } from '../../src/store';

/**
 * Stores an array in a field for which another process has created an index. Until then, the field contains only single
 * values.
 */
async function storeArray(path: string): Promise<void> {
  const { db, close } = await openStore({ path });
  await db.collection<{ _id: string; tags: string[] }>('notes').insertOne({ _id: 'array', tags: ['x', 'y'] });
  await close();
}

void storeArray(process.argv[2]!);
