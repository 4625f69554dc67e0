import {
  type Contest,
  CONTEST_LIMITS,
  CONTEST_MESSAGES,
  CONTEST_TEXTS,
  type ContestForm,
} from '@verse/api-contract/contests';
import { faultsIn } from '@verse/api-contract/text';

/** A contest as it stands in the controls of its form; moments in the zone of the device. */
export type ContestTexts = Record<keyof ContestForm, string>;

const two = (part: number) => String(part).padStart(2, '0');

/** As an input of the type `datetime-local` has it. */
function localText(iso: string): string {
  const at = new Date(iso);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

export const textsOfContest = (contest?: Contest): ContestTexts => ({
  title: contest?.title ?? '',
  description: contest?.description ?? '',
  prizePool: contest ? String(contest.prizePool) : '',
  entryFee: contest ? String(contest.entryFee) : '0',
  maxParticipants: contest ? String(contest.maxParticipants) : '',
  startsAt: contest ? localText(contest.startsAt) : '',
  deadline: contest ? localText(contest.deadline) : '',
  tags: contest?.tags.join(', ') ?? '',
});

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));
const momentOf = (text: string) => (Number.isNaN(Date.parse(text)) ? '' : new Date(text).toISOString());

export const contestFormOf = (texts: ContestTexts): ContestForm => ({
  title: texts.title,
  description: texts.description,
  prizePool: numberOf(texts.prizePool),
  entryFee: numberOf(texts.entryFee),
  maxParticipants: numberOf(texts.maxParticipants),
  startsAt: momentOf(texts.startsAt),
  deadline: momentOf(texts.deadline),
  tags: texts.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
});

/** What is wrong before anything is sent; the API checks the rest, and names the control. */
export function faultsOfContest(texts: ContestTexts): Record<string, string | undefined> {
  const { title, description } = texts;
  const { prizePool, entryFee, maxParticipants, startsAt, deadline } = contestFormOf(texts);
  const faults: Record<string, string | undefined> = faultsIn(CONTEST_TEXTS, { title, description });
  if (!(prizePool >= 0)) faults.prizePool = CONTEST_MESSAGES.prize;
  if (!(entryFee >= 0)) faults.entryFee = CONTEST_MESSAGES.fee;
  if (!(maxParticipants >= 1 && maxParticipants <= CONTEST_LIMITS.places))
    faults.maxParticipants = CONTEST_MESSAGES.places;
  if (startsAt === '') faults.startsAt = CONTEST_MESSAGES.moment;
  if (deadline === '') faults.deadline = CONTEST_MESSAGES.moment;
  else if (deadline <= startsAt) faults.deadline = CONTEST_MESSAGES.order;
  return faults;
}
