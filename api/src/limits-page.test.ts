import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fillLimits, unwritten } from '../test/limits-page';
import { addBudget, addQuota, addRateLimit, madeLimits } from '../test/made-limits';
import { startApi, stopApis } from '../test/start-api';

// The API has no list of its limits, so the functions that create them are watched. A limit that is created later than
// at the start is missed here, and found by packages/build/src/quality/limits.test.cjs.
jest.mock('./platform/http/rate-limit', () => {
  const actual = jest.requireActual<typeof import('./platform/http/rate-limit')>('./platform/http/rate-limit');
  const watched: Pick<typeof actual, 'createRateLimits' | 'createBudgets'> = {
    async createRateLimits(...given) {
      const create = await actual.createRateLimits(...given);
      return (rule) => {
        addRateLimit(rule);
        return create(rule);
      };
    },
    createBudgets(...given) {
      const create = actual.createBudgets(...given);
      return (rule) => {
        addBudget(rule);
        return create(rule);
      };
    },
  };
  return { ...actual, ...watched };
});
jest.mock('./platform/attempts/attempts', () => {
  const actual = jest.requireActual<typeof import('./platform/attempts')>('./platform/attempts/attempts');
  const createAttemptLimit: typeof actual.createAttemptLimit = (db, rule) => {
    addBudget(rule);
    return actual.createAttemptLimit(db, rule);
  };
  return { ...actual, createAttemptLimit };
});
jest.mock('./platform/quotas/quotas', () => {
  const actual = jest.requireActual<typeof import('./platform/quotas')>('./platform/quotas/quotas');
  async function createQuotas(...given: Parameters<typeof actual.createQuotas>) {
    const quotas = await actual.createQuotas(...given);
    const create: typeof quotas.create = (rule) => {
      addQuota(rule);
      return quotas.create(rule);
    };
    return { ...quotas, create };
  }
  return { ...actual, createQuotas };
});

const PAGE = path.join(__dirname, '../../docs/limits.md');

afterAll(stopApis);

// @proves R1
it('docs/limits.md names no limiter that is not made', async () => {
  await startApi();
  const page = readFileSync(PAGE, 'utf8');
  const filled = fillLimits(page, madeLimits);
  if (process.env.UPDATE) writeFileSync(PAGE, filled);
  else expect(page).toBe(filled);
  expect(unwritten(filled)).toEqual([]);
  expect(madeLimits.length).toBeGreaterThan(90);
});

describe('the tables of docs/limits.md', () => {
  const made = { name: 'likes', most: 1200, windowMs: 900_000, file: 'api/src/likes.ts' };
  const page = (rows: string) => `# Limits\n\n<!-- begin rates -->\n\n${rows}\n\n<!-- end -->\n`;
  const head = `| Limit | Most | For each | Protects | Beyond it | Where |\n|${'---|'.repeat(6)}\n`;

  it('get numbers and files from the code, and keep what was written by hand', () => {
    const before = page(
      '| `gone` | 1 | account | it | 429 | `a.ts` |\n| `likes` | 9 a day | account | the feed | 429 | `b.ts` |',
    );
    expect(fillLimits(before, [made])).toBe(
      page(`${head}| \`likes\` | 1,200 in 15 minutes | account | the feed | 429 | \`api/src/likes.ts\` |`),
    );
  });

  it('have a row for a new limit, which is incomplete', () => {
    const filled = fillLimits(page(''), [{ ...made, windowMs: 3_600_000, here: true }]);
    expect(filled).toContain('| `likes` | 1,200 an hour, process | ? | ? | ? |');
    expect(unwritten(filled)).toEqual(['likes']);
  });
});
