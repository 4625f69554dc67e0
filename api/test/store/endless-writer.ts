import { openStore } from '../../src/store';

/** Writes until it is killed, printing each id once its write has been acknowledged. */
async function write(path: string): Promise<void> {
  const { db } = await openStore({ path });
  const notes = db.collection<{ _id: string; text: string }>('notes');
  await notes.createIndex({ text: 1 }, { unique: true });
  for (let number = 0; ; number += 1) {
    await notes.insertOne({ _id: `n${number}`, text: `note ${number}` });
    process.stdout.write(`n${number}\n`);
    if (number % 50 === 0) await new Promise(setImmediate);
  }
}

void write(process.argv[2]!);
