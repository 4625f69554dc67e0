import { createHash } from 'node:crypto';
import path from 'node:path';
import { openStore } from '../src/store';

/** Adds terms to a contest in a site's store: `node test/typescript.cjs test/give-terms.ts <folder> <id>`. */
async function giveTerms([dataDir = '', id = '']: string[]): Promise<void> {
  const store = await openStore({ path: path.join(dataDir, 'verse.sqlite') });
  const words = { low: 'Hard to read.', middle: 'Readable.', high: 'A pleasure to read.' };
  const criteria = [
    { title: 'Idea', weight: 60, words },
    { title: 'Craft', weight: 40, words },
  ];
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
  const terms = {
    rules: 'Draw by hand.',
    pledge: 'We pay the prize.',
    shareRule: 'top-three',
    criteria,
    licence: 'The winner lets us print the poster.',
    criteriaHash: createHash('sha256').update(JSON.stringify(criteria)).digest('hex'),
    graceMinutes: 60,
    teamSize: 3,
    resultsBy: inDays(20),
    awardBy: inDays(40),
    vote: null,
  };
  await store.db.collection<{ _id: string }>('contests').updateOne({ _id: id }, { $set: { terms } });
  await store.close();
}

void giveTerms(process.argv.slice(2));
