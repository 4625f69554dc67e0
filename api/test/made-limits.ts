import path from 'node:path';
import type { BudgetRule, RateLimitRule } from '../src/platform/http/rate-limit';
import type { QuotaRule } from '../src/platform/quotas/quotas';

/** A limit that the API creates at its start, as configured by default. */
export interface MadeLimit {
  name: string;
  most: number;
  /** Undefined for quotas, which bound what is stored. */
  windowMs?: number;
  /** Counted in each process, not in the store. */
  here?: boolean | undefined;
  onlyAccepted?: boolean | undefined;
  code?: QuotaRule['code'];
  /** The file that creates it. */
  file: string;
}

export const madeLimits: MadeLimit[] = [];

const ROOT = path.join(__dirname, '../..');
/** Files that create limits for their callers, and this test. */
const PASSED_ON = /\/src\/platform\/(?:relations|http|quotas|attempts)\/(?!flood-limits)|\/api\/test\/|\.test\.ts/;

function findCaller(): string {
  const files = new Error('the call').stack?.match(/\/[^\s():]+\/api\/src\/[^\s():]+\.ts/g) ?? [];
  const file = files.find((name) => !PASSED_ON.test(name));
  if (file === undefined) throw new Error('a limit that no file of the API creates');
  return path.relative(ROOT, file);
}

const add = (limit: Omit<MadeLimit, 'file'>) => void madeLimits.push({ ...limit, file: findCaller() });

export const addRateLimit = ({ name, limit, windowMs, here, onlyAccepted }: RateLimitRule) =>
  add({ name, most: limit, windowMs, here, onlyAccepted });
export const addBudget = ({ name, most, windowMs }: Omit<BudgetRule, 'message'>) => add({ name, most, windowMs });
export const addQuota = ({ name, most, code = 'limit' }: QuotaRule) => add({ name, most, code });
