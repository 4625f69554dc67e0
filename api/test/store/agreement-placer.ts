import { openAgreements } from '../open-agreements';
import { openSiteStore } from '../site-store';

/** Accepts offers one at a time, places orders for their milestones, and prints each accepted project. */
async function agree(dataDir: string, from: number, to: number): Promise<void> {
  const { db, close } = await openSiteStore(dataDir);
  const { accept, projects, settling } = await openAgreements(db, { now: new Date() });
  for (let index = from; index < to; index += 1) {
    const accepted = (await accept(index)) ?? (await projects.find(`project-${index}`));
    process.stdout.write(`${index}\n`);
    if (accepted) await settling.settleNow(accepted);
  }
  await close();
}

const [dataDir, from, to] = process.argv.slice(2);
void agree(dataDir!, Number(from), Number(to));
