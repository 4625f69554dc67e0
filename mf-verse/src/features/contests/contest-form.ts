import type { Contest, ContestForm } from '@verse/api-contract/api';
import { CONTEST_LIMITS, CONTEST_MESSAGES, CONTEST_TEXTS } from '@verse/api-contract/contests/contest-form.values';
import { formatLocalInput, parseLocalInput } from '@verse/api-contract/formats';
import { findTextErrors } from '@verse/api-contract/text';
import { readAmount, readWhole } from '@verse/api-contract/typed-number';

/** The contest form values as text; times are in the device's time zone. */
export type ContestTexts = Record<keyof ContestForm, string>;

export const toContestTexts = (contest?: Contest): ContestTexts => ({
  title: contest?.title ?? '',
  description: contest?.description ?? '',
  prizePool: contest ? String(contest.prizePool) : '',
  entryFee: contest ? String(contest.entryFee) : '0',
  maxParticipants: contest ? String(contest.maxParticipants) : '',
  startsAt: contest ? formatLocalInput(contest.startsAt) : '',
  deadline: contest ? formatLocalInput(contest.deadline) : '',
  tags: contest?.tags.join(', ') ?? '',
});

const dollarsIn = (text: string) => (readAmount(text).minor ?? Number.NaN) / 100;

/** Converts the form values. `before` is the contest that the form was filled from. */
export const toContestForm = (texts: ContestTexts, before?: Contest): ContestForm => ({
  title: texts.title,
  description: texts.description,
  prizePool: dollarsIn(texts.prizePool),
  entryFee: dollarsIn(texts.entryFee),
  maxParticipants: readWhole(texts.maxParticipants) ?? Number.NaN,
  startsAt: parseLocalInput(texts.startsAt, before?.startsAt) ?? '',
  deadline: parseLocalInput(texts.deadline, before?.deadline) ?? '',
  tags: texts.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
});

/** Returns errors that can be found client-side. The API checks everything else and names the invalid field. */
export function checkContest(texts: ContestTexts, before?: Contest): Record<string, string | undefined> {
  const { title, description } = texts;
  const { maxParticipants, startsAt, deadline } = toContestForm(texts, before);
  const faults: Record<string, string | undefined> = findTextErrors(CONTEST_TEXTS, { title, description });
  faults.prizePool = checkDollars(texts.prizePool, CONTEST_MESSAGES.prize);
  faults.entryFee = checkDollars(texts.entryFee, CONTEST_MESSAGES.fee);
  if (!(maxParticipants >= 1 && maxParticipants <= CONTEST_LIMITS.places))
    faults.maxParticipants = CONTEST_MESSAGES.places;
  if (startsAt === '') faults.startsAt = CONTEST_MESSAGES.moment;
  if (deadline === '') faults.deadline = CONTEST_MESSAGES.moment;
  else if (Date.parse(deadline) <= Date.parse(startsAt)) faults.deadline = CONTEST_MESSAGES.order;
  return faults;
}

function checkDollars(text: string, outside: string): string | undefined {
  if (text.trim() === '') return outside;
  const { minor, fault } = readAmount(text);
  return fault ?? (minor > CONTEST_LIMITS.dollars * 100 ? outside : undefined);
}
