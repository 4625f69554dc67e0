import path from 'node:path';
import { openStore } from '../../src/store';
import { diskBlobs } from '../../src/store/blobs';

const PROMISES = 20;

/** Alternately stores documents and blobs, printing a line each time one is acknowledged. */
async function keepPromises(folder: string): Promise<void> {
  const { db } = await openStore({ path: path.join(folder, 'store.sqlite') });
  const notes = db.collection<{ _id: string }>('notes');
  await notes.createIndex({ text: 1 });
  const blobs = diskBlobs(path.join(folder, 'blobs'));
  for (let number = 0; number < PROMISES; number += 1) {
    await notes.insertOne({ _id: `n${number}` });
    process.stdout.write(`promised document ${number}\n`);
    const name = `${number.toString(16).padStart(32, '0')}.webp`;
    await blobs.put(name, Buffer.from(`blob ${number}`));
    process.stdout.write(`promised blob ${number}\n`);
  }
  process.exit(0);
}

void keepPromises(process.argv[2]!);
