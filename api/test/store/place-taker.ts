import { openStore } from '../../src/store';

/** Makes the given number of attempts to take a place, and prints how many places it took. */
async function takePlaces(path: string, tries: number): Promise<void> {
  const { db, close } = await openStore({ path });
  const rooms = db.collection<{ _id: string; places: number }>('rooms');
  let won = 0;
  for (let index = 0; index < tries; index += 1) {
    const room = await rooms.findOneAndUpdate({ _id: 'room', places: { $gt: 0 } }, { $inc: { places: -1 } }, {});
    if (room !== null) won += 1;
    if (index % 20 === 0) await new Promise(setImmediate);
  }
  await close();
  process.stdout.write(String(won));
}

void takePlaces(process.argv[2]!, Number(process.argv[3]));
