import { openLetters } from '../open-letters';
import { openSiteStore } from '../site-store';

/** Queues letters to a waiting list, printing a line when it begins. */
async function write(dataDir: string): Promise<void> {
  const { db, close } = await openSiteStore(dataDir);
  const { letters } = await openLetters(db, { now: new Date() });
  process.stdout.write('begun\n');
  await letters.write();
  await close();
}

void write(process.argv[2]!);
