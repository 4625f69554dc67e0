import { centsOf } from '@verse/api-contract/money';
import { DAY_MS } from '@verse/api-contract/time';
import type { JobForm, JobQuery } from '@verse/api-contract/work/jobs.schema';
import { JOB_OPEN_DAYS, JOB_PAY_STEPS, type JobType, type PayUnit, ZONES } from '@verse/api-contract/work/jobs.values';
import { tokenize, tokenizeQuery, wholeWords } from '../../../platform/search';

/** Amounts in minor units. */
export interface Pay {
  min: number;
  max: number;
  currency: JobForm['pay']['currency'];
  unit: PayUnit;
}

export const toPay = ({ min, max, currency, unit }: JobForm['pay']): Pay => ({
  min: centsOf(min),
  max: centsOf(max),
  currency,
  unit,
});

/** UTC offsets, in hours. */
export interface Zones {
  from: number;
  to: number;
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
  state: 'open' | 'closed' | 'archived';
  postedAt: Date;
  /** When the job was last confirmed to be still open. */
  confirmedAt: Date;
  version: number;
  // Absent if the job was posted by the site's staff.
  organisationId?: string;
  place?: string | null;
  zones?: Zones | null;
  positions?: number;
  /** End of the last day on which applicants can be answered in time. */
  answerBy?: Date;
  attributes?: string[];
  isBlind?: boolean;
  /** When the organisation first posted a job with the same text. */
  firstPostedAt?: Date | null;
  /** Key shared by jobs with the same text. */
  textKey?: string;
  /** When the job stopped accepting applications. */
  closedAt?: Date | null;
  /** What applicants still waiting receive, because all positions are filled. Removed once they have. */
  filled?: { message: string; by: string; at: Date };
  /** Set together with `filled`, and cleared once the applicants have been answered. */
  unansweredSince?: Date;
}

const OPEN_MS = JOB_OPEN_DAYS * DAY_MS;

/** Jobs last confirmed before this time have expired. */
export const expiryAt = (now: Date): Date => new Date(now.getTime() - OPEN_MS);

export const isOpen = ({ state, confirmedAt, answerBy }: Job, now: Date): boolean =>
  state === 'open' && confirmedAt > expiryAt(now) && (answerBy === undefined || answerBy > now);

/** Term that every job has. No word begins with `#`, so filters and words can be searched in the same way. */
export const ANY_JOB = '#job';
const REMOTE = '#remote';
const typeTerm = (type: JobType) => `#${type.toLowerCase()}`;
const payTerm = (step: number) => `#pay-${step}`;
const zoneTerm = (zone: number) => `#zone${zone}`;
const organisationTerm = (id: string) => `#organisation-${id}`;
/** Terms must not contain spaces. */
const skillTerm = (skill: string) => `#skill-${wholeWords(skill).join('-')}`;
const placeTerm = (word: string) => `#place-${word}`;

/** Divisors that convert pay to an hourly rate. */
const HOURS: Readonly<Record<PayUnit, number>> = { hour: 1, month: 160, year: 1920, project: Infinity };

function zonesOf({ isRemote, zones }: Job): readonly number[] {
  if (!isRemote) return [];
  return zones ? ZONES.filter((zone) => zone >= zones.from && zone <= zones.to) : ZONES;
}

export function toTerms(job: Job): string[] {
  const { title, company, description, tags, benefits, type, isRemote, pay, place, organisationId } = job;
  const hourly = pay.min / 100 / HOURS[pay.unit];
  const steps = pay.currency === 'USD' ? JOB_PAY_STEPS.filter((step) => step <= hourly) : [];
  const terms = [
    ANY_JOB,
    ...(isRemote ? [REMOTE] : []),
    ...(organisationId === undefined ? [] : [organisationTerm(organisationId)]),
    typeTerm(type),
    ...steps.map(payTerm),
    ...tags.map(skillTerm),
    ...tokenize(place ?? '').map(placeTerm),
    ...zonesOf(job).map(zoneTerm),
    ...tokenize([title, company, type, place ?? '', ...tags, ...benefits, description].join(' ')),
  ];
  return [...new Set(terms)];
}

const MOST_WORDS = 8;

/** Term that matches no job. Needed for a query that contains text but no words, which must find nothing. */
const NOTHING = '#nothing';

/** Filters of a search. The organisation is given by id, not by handle. */
export type JobSearch = Partial<Pick<JobQuery, 'q' | 'type' | 'remote' | 'pay' | 'skill' | 'place' | 'zone'>> & {
  organisationId?: string | undefined;
};

export function toQueryTerms({ q = '', place = '', ...filters }: JobSearch): string[] {
  const { type, remote, pay, skill, zone, organisationId } = filters;
  return [
    ...orNothing(q, tokenizeQuery(q)),
    ...(type ? [typeTerm(type)] : []),
    ...(remote ? [REMOTE] : []),
    ...(pay ? [payTerm(Number(pay))] : []),
    ...(skill ? [skillTerm(skill)] : []),
    ...orNothing(place, tokenizeQuery(place).map(placeTerm)),
    ...(zone === undefined ? [] : [zoneTerm(zone)]),
    ...(organisationId === undefined ? [] : [organisationTerm(organisationId)]),
  ];
}

const orNothing = (typed: string, terms: readonly string[]): string[] =>
  terms.length === 0 && typed.trim() !== '' ? [NOTHING] : terms.slice(0, MOST_WORDS);
