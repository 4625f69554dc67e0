/** @time-zone Europe/Berlin */
import type { Contest } from '@verse/api-contract/api';
import { checkContest, toContestForm, toContestTexts } from './contest-form';

const TEXTS = {
  title: 'Kinder City',
  description: 'Draw it.',
  tags: 'Design, design',
  prizePool: '5000',
  entryFee: '0',
  maxParticipants: '100',
  startsAt: '2026-11-01T10:00',
  deadline: '2026-12-01T10:00',
};

// @proves CST-19 CST-20 GAP-102
it('reads the prize, the fee and the places as typed, including thousands separators', () => {
  const texts = { ...TEXTS, prizePool: '25,000', entryFee: '1.250,40', maxParticipants: '1,000' };
  expect(checkContest(texts)).not.toMatchObject({ prizePool: expect.any(String) as string });
  expect(toContestForm(texts)).toMatchObject({ prizePool: 25_000, entryFee: 1250.4, maxParticipants: 1000 });
});

it.each([
  ['prizePool', '1.250', 'Write 1250 or 1.25: “1.250” could be either.'],
  ['prizePool', '1e3', 'Enter an amount such as 1250 or 1,250.00.'],
  ['prizePool', '0.999', 'Enter at most two decimals.'],
  ['prizePool', '1,000,001', 'Enter the prize in dollars, from 0 to 1,000,000.'],
  ['entryFee', '', 'Enter the entry fee in dollars, from 0 to 1,000,000.'],
  ['entryFee', '-1', 'Enter an amount such as 1250 or 1,250.00.'],
  ['maxParticipants', '10.5', 'Enter the number of places, from 1 to 10,000.'],
  ['maxParticipants', '1.000', 'Enter the number of places, from 1 to 10,000.'],
  ['maxParticipants', '10,001', 'Enter the number of places, from 1 to 10,000.'],
])('explains the error in %s "%s"', (name, text, fault) => {
  expect(checkContest({ ...TEXTS, [name]: text })).toMatchObject({ [name]: fault });
});

const stored = (startsAt: string, deadline: string) =>
  ({
    ...TEXTS,
    prizePool: 5,
    entryFee: 0.4,
    maxParticipants: 9,
    tags: [],
    startsAt,
    deadline,
  }) as unknown as Contest;

// @proves GAP-060 GAP-080
it('sends unedited times as they are stored, to the millisecond and in a repeated hour', () => {
  const contest = stored('2026-10-25T01:30:00.000Z', '2026-11-25T09:15:42.501Z');
  const texts = { ...toContestTexts(contest), title: 'Other words' };
  expect(toContestForm(texts, contest)).toMatchObject({ startsAt: contest.startsAt, deadline: contest.deadline });
  const edited = toContestForm({ ...texts, deadline: '2026-11-25T11:00' }, contest);
  expect(edited).toMatchObject({ startsAt: contest.startsAt, deadline: '2026-11-25T10:00:00.000Z' });
});

it('compares times, not their texts', () => {
  const half = stored('2026-11-25T10:00:00Z', '2026-11-25T10:00:00.500Z');
  expect(checkContest(toContestTexts(half), half).deadline).toBeUndefined();
});
