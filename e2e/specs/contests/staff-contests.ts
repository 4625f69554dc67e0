import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { signInToDemo } from '../../fixtures';
import { call, visitor } from '../work/employers';

const API = path.resolve(import.meta.dirname, '../../../api');

/** Sets the rules of a contest that staff have added, as its organisation would. */
export function giveTerms(dataDir: string, id: string): void {
  execFileSync('node', ['test/typescript.cjs', 'test/give-terms.ts', dataDir, id], { cwd: API });
}

/** Creates a staff contest that accepts entries. */
export async function contestOf(browser: Browser, site: string, maxParticipants = 20) {
  const staff = await visitor(browser, site);
  await signInToDemo(staff.request, site, 'editor');
  const title = `Poster ${randomUUID().slice(0, 8)}`;
  const { contest } = await call<{ contest: { id: string } }>(staff.request, site, 'POST', '/api/contests', {
    title,
    description: 'Draw a poster.',
    prizePool: 100,
    entryFee: 0,
    maxParticipants,
    tags: ['Poster'],
    startsAt: new Date(Date.now() - 3_600_000).toISOString(),
    deadline: new Date(Date.now() + 86_400_000).toISOString(),
  });
  giveTerms(process.env.E2E_DATA_DIR!, contest.id);
  await staff.close();
  return { id: contest.id, title };
}
