import type { Contest } from '@verse/api-contract/contests';
import { timeLeft } from '../../shared/time-left';
import { chosenFrom, isFull, parseContestChoice } from './contest-choice';

const contest = (id: string, more: Partial<Contest> = {}) =>
  ({
    id,
    title: `Contest ${id}`,
    description: '',
    prizePool: 0,
    participants: 0,
    maxParticipants: 10,
    deadline: '2026-12-01T00:00:00Z',
    status: 'live',
    tags: [],
    ...more,
  }) as unknown as Contest;
const ids = (contests: Contest[], search: string) =>
  chosenFrom(contests, parseContestChoice(new URLSearchParams(search))).map(({ id }) => id);

// @proves CST-05 CST-07
it('sorts by prize and by participants, the highest first, and leaves equals in the order of their ids', () => {
  const contests = [
    contest('1', { prizePool: 1500, participants: 128 }),
    contest('3', { prizePool: 5000, participants: 34 }),
    contest('2', { prizePool: 5000, participants: 300 }),
  ];
  expect(ids(contests, 'sort=prize')).toEqual(['2', '3', '1']);
  expect(ids(contests, 'sort=popularity')).toEqual(['2', '1', '3']);
  expect(ids(contests, 'sort=nonsense')).toEqual(['1', '3', '2']);
});

// @proves CST-06 GAP-060
it('sorts by deadline, the closest first, and those that have ended last', () => {
  const contests = [
    contest('gone', { status: 'ended', deadline: '2026-10-01T00:00:00Z' }),
    contest('far', { deadline: '2027-02-01T00:00:00Z' }),
    contest('just gone', { status: 'ended', deadline: '2026-11-01T00:00:00Z' }),
    contest('near', { deadline: '2026-12-01T00:00:00Z' }),
  ];
  expect(ids(contests, 'sort=deadline')).toEqual(['near', 'far', 'just gone', 'gone']);
});

// @proves CST-09 CST-11 CST-12
it('joins status, tag, search and order', () => {
  const contests = [
    contest('1', { tags: ['Design', 'Print'], title: 'Poster', prizePool: 1 }),
    contest('2', { tags: ['Design'], title: 'Poster for a city', prizePool: 2 }),
    contest('3', { tags: ['Design'], title: 'Poster, again', status: 'ended' }),
    contest('4', { tags: ['Film'], title: 'Poster' }),
    contest('5', { tags: ['Design'], title: 'Sign' }),
  ];
  expect(ids(contests, 'status=live&tag=Design&q=%20POSTER&sort=prize')).toEqual(['2', '1']);
  expect(ids(contests, 'status=other')).toHaveLength(5);
});

// @proves CST-17
it.each([
  [149, false],
  [150, true],
  [151, true],
])('with %i of 150 participants, being full is %s', (participants, full) => {
  expect(isFull(contest('1', { participants, maxParticipants: 150 }))).toBe(full);
});

// @proves CST-24 CST-25 CST-26 CST-27
it.each([
  ['0h 0m', 0],
  ['0h 0m', -90],
  ['42m', 42],
  ['0m', 0.5],
  ['5h 12m', 5 * 60 + 12],
  ['2d 3h', 2 * 24 * 60 + 3 * 60 + 59],
])('says %s for %d minutes', (words, minutes) => {
  expect(timeLeft(minutes * 60_000, 0)).toBe(words);
});
