import { createHash } from 'node:crypto';
import { foldText } from '@verse/api-contract/fold-text';
import { type JobPosting, POSTING_LIMITS, POSTING_MESSAGES, type PostingDraft } from '@verse/api-contract/job-postings';
import { jobPostingSchema } from '@verse/api-contract/job-postings.schema';
import { centsOf } from '@verse/api-contract/money';
import { readAmount, readWhole } from '@verse/api-contract/typed-number';
import { AppError, validate } from '../../../platform/http';
import type { Job } from '../job';

const DAY_MS = 86_400_000;
/** A job with the same text within so many days is a repost. */
export const REPOST_DAYS = 180;

/** The end of a day in UTC: the promise holds all day. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

/** @throws AppError `invalid` for a day that has passed or is too far away */
export function toAnswerDate(day: string, now: Date): Date {
  const end = endOfDay(day);
  const latest = now.getTime() + POSTING_LIMITS.answerDays * DAY_MS;
  if (end <= now || end.getTime() - DAY_MS >= latest)
    throw new AppError('invalid', POSTING_MESSAGES.answerBy, { fields: { answerBy: POSTING_MESSAGES.answerBy } });
  return end;
}

/** Recognises the same job, whatever its case, accents and spacing. */
export const textKeyOf = ({ title, description }: Pick<Job, 'title' | 'description'>): string =>
  createHash('sha256')
    .update(
      foldText(`${title}\n${description}`)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .digest('hex')
    .slice(0, 32);

/** As people write them: `1,250.50`, `1 250`. */
function amountIn(typed: string): number | undefined {
  const { minor = Number.NaN } = readAmount(typed);
  return typed.trim() === '' ? undefined : minor / 100;
}

/**
 * Checks a draft like a whole posting.
 *
 * @throws AppError `invalid` with a message for each field that is missing or wrong
 */
export function toPosting({ pay, place, positions, ...draft }: PostingDraft): JobPosting {
  return validate(jobPostingSchema, {
    ...draft,
    pay: { ...pay, min: amountIn(pay.min), max: amountIn(pay.max) },
    place: place === '' ? null : place,
    positions: readWhole(positions),
  });
}

export const toJobFields = (posting: JobPosting, now: Date) => {
  const { pay, answerBy, ...fields } = posting;
  return {
    ...fields,
    pay: { min: centsOf(pay.min), max: centsOf(pay.max), currency: pay.currency, unit: pay.unit },
    answerBy: toAnswerDate(answerBy, now),
    textKey: textKeyOf(posting),
  };
};
