import { openStore } from '../../src/store';

/** Stores the first array on an indexed path, from a process that did not declare the index. */
async function storeArray(path: string): Promise<void> {
  const { db, close } = await openStore({ path });
  await db.collection<{ _id: string; tags: string[] }>('notes').insertOne({ _id: 'array', tags: ['x', 'y'] });
  await close();
}

void storeArray(process.argv[2]!);
