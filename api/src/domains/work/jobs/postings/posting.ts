import type { PostingDraft } from '@verse/api-contract/api';
import { foldText } from '@verse/api-contract/fold-text';
import { DAY_MS } from '@verse/api-contract/time';
import { readAmount, readWhole } from '@verse/api-contract/typed-number';
import { type JobPosting, jobPostingSchema } from '@verse/api-contract/work/job-postings.schema';
import { POSTING_LIMITS, POSTING_MESSAGES } from '@verse/api-contract/work/job-postings.values';
import { sha256 } from '../../../../platform/hashes';
import { AppError, validate } from '../../../../platform/http';
import { type Job, toPay } from '../job';

/** Number of days within which a job with the same text counts as a repost. */
export const REPOST_DAYS = 180;

/** Returns the end of a UTC day, because a promised date includes the whole day. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

/** @throws AppError `invalid` if the day is in the past or too far in the future */
export function toAnswerDate(day: string, now: Date): Date {
  const end = endOfDay(day);
  const latest = now.getTime() + POSTING_LIMITS.answerDays * DAY_MS;
  if (end <= now || end.getTime() - DAY_MS >= latest)
    throw new AppError('invalid', POSTING_MESSAGES.answerBy, { fields: { answerBy: POSTING_MESSAGES.answerBy } });
  return end;
}

/** Returns a key that ignores case, accents, and spacing. Used to recognise reposted jobs. */
export const textKeyOf = ({ title, description }: Pick<Job, 'title' | 'description'>): string =>
  sha256(
    foldText(`${title}\n${description}`)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ).slice(0, 32);

/** Parses amounts as people type them, e.g. `1,250.50` or `1 250`. */
function amountIn(typed: string): number | undefined {
  const { minor = Number.NaN } = readAmount(typed);
  return typed.trim() === '' ? undefined : minor / 100;
}

/**
 * Converts a draft to a posting.
 *
 * @throws AppError `invalid` with an error message for each missing or invalid field
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
    pay: toPay(pay),
    answerBy: toAnswerDate(answerBy, now),
    textKey: textKeyOf(posting),
  };
};
