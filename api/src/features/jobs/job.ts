import { JOB_OPEN_DAYS, JOB_PAY_STEPS, type JobType } from '@verse/api-contract/jobs';
import type { JobForm, JobQuery } from '@verse/api-contract/jobs.schema';
import { tokenize } from '../../platform/search';

/** In minor units, for an hour. */
export interface Pay {
  min: number;
  max: number;
  currency: JobForm['pay']['currency'];
  unit: 'hour';
}

export interface Job {
  id: string;
  title: string;
  company: string;
  logoColor: string;
  description: string;
  tags: string[];
  pay: Pay;
  benefits: string[];
  isRemote: boolean;
  type: JobType;
  state: 'open' | 'closed';
  postedAt: Date;
  /** When somebody last said that the job is open. */
  confirmedAt: Date;
  version: number;
}

/** Of one member to one job. */
export interface Application {
  jobId: string;
  memberId: string;
  note: string;
  link: string | null;
  state: 'received' | 'withdrawn';
  appliedAt: Date;
  withdrawnAt: Date | null;
  /** How often it was sent. */
  times: number;
  history: { state: Application['state']; at: Date }[];
}

const OPEN_MS = JOB_OPEN_DAYS * 86_400_000;

/** What was confirmed at this moment, or earlier, has expired by now. */
export const expiryAt = (now: Date): Date => new Date(now.getTime() - OPEN_MS);

export const isOpen = ({ state, confirmedAt }: Job, now: Date): boolean =>
  state === 'open' && confirmedAt > expiryAt(now);

/** No word begins like these, so a choice can be asked for as if it were a word. */
const REMOTE = '#remote';
const typeTerm = (type: JobType) => `#${type.toLowerCase()}`;
const payTerm = (step: number) => `#pay-${step}`;

/** All that a job can be found by. */
export function termsOf({ title, company, description, tags, benefits, type, isRemote, pay }: Job): string[] {
  const steps = pay.currency === 'USD' ? JOB_PAY_STEPS.filter((step) => step * 100 <= pay.min) : [];
  return [
    ...(isRemote ? [REMOTE] : []),
    typeTerm(type),
    ...steps.map(payTerm),
    ...tokenize([title, company, type, ...tags, ...benefits, description].join(' ')),
  ];
}

const MOST_WORDS = 8;

/** What no job has: a search without a word finds none. */
const NOTHING = '#nothing';

/** All that a job must have that is asked for. */
export const termsIn = ({ q = '', type, remote, pay }: Pick<JobQuery, 'q' | 'type' | 'remote' | 'pay'>): string[] => [
  ...wordsIn(q),
  ...(type ? [typeTerm(type)] : []),
  ...(remote ? [REMOTE] : []),
  ...(pay ? [payTerm(Number(pay))] : []),
];

function wordsIn(q: string): string[] {
  const words = tokenize(q).slice(0, MOST_WORDS);
  return words.length === 0 && q.trim() !== '' ? [NOTHING] : words;
}
