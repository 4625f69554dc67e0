/**
 * @jest-environment ../build/jest/browser-environment.cjs
 * @time-zone Europe/Berlin
 */
import { HOUR_MS } from '../time';
import {
  compareNames,
  compareNumberedNames,
  formatClock,
  formatCount,
  formatDate,
  formatDateWithinYear,
  formatDay,
  formatDaysAgo,
  formatDayWithinYear,
  formatDeadline,
  formatDecimal,
  formatDollars,
  formatExactMoment,
  formatFullDay,
  formatFullMoment,
  formatLocalInput,
  formatMoment,
  formatMomentWithinYear,
  formatMoney,
  formatNumber,
  formatShortDate,
  formatShortDay,
  formatShortDollars,
  formatShortMoment,
  formatShortMoney,
  formatTimeAgo,
  formatTimeLeft,
  formatUtcMoment,
  formatUtcMomentWithinYear,
  formatUtcSecond,
  formatZonedMoment,
  parseLocalInput,
} from '.';

describe('a count', () => {
  it('has the singular for one thing only', () => {
    expect([0, 1, 2, 1250].map((count) => formatCount(count, 'like'))).toEqual([
      '0 likes',
      '1 like',
      '2 likes',
      '1250 likes',
    ]);
    expect([1, 2].map((count) => formatCount(count, 'entry is', 'entries are'))).toEqual([
      '1 entry is',
      '2 entries are',
    ]);
  });

  it('has thousands separators and decimals as Intl writes them', () => {
    const whole = new Intl.NumberFormat('en-GB');
    for (const number of [0, 7, 12, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1250, 1250.5])
      expect(formatNumber(number)).toBe(whole.format(number));
    expect([0, 1.25, 1250.55].map(formatDecimal)).toEqual(['0', '1.3', '1,250.6']);
  });
});

/** Late in the evening of a year in UTC, and the first morning of the next year in Berlin. */
const NEW_YEAR = '2026-12-31T23:05:09.000Z';

describe('a day', () => {
  it('is the same for every visitor', () => {
    expect(formatDay(NEW_YEAR)).toBe('31 December 2026');
    expect(formatDay('2027-01-05')).toBe('5 January 2027');
    expect(formatShortDay(NEW_YEAR)).toBe('31 Dec 2026');
    expect(formatDayWithinYear(NEW_YEAR)).toBe('31 Dec');
    expect(formatFullDay(NEW_YEAR)).toMatch(/^Thursday,? 31 December 2026$/);
  });

  it('is written as Intl writes it', () => {
    const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (let at = Date.parse('1970-01-01'); at < Date.parse('2070-01-01'); at += 7001 * HOUR_MS)
      expect(formatDay(new Date(at))).toBe(long.format(at));
    const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1)
      expect(formatDayWithinYear(new Date(Date.UTC(2026, month, 28)))).toBe(short.format(Date.UTC(2026, month, 28)));
  });

  it('is that of the visitor, where it is the date of a timestamp', () => {
    expect(formatDate(NEW_YEAR)).toBe('1 January 2027');
    expect(formatShortDate(NEW_YEAR)).toBe('1 Jan 2027');
    expect(formatDateWithinYear(NEW_YEAR)).toBe('1 January');
  });
});

describe('a moment', () => {
  it("is in the visitor's time zone", () => {
    expect(formatMoment(NEW_YEAR)).toBe('1 January 2027 at 00:05');
    expect(formatShortMoment(NEW_YEAR)).toBe('1 Jan 2027, 00:05');
    expect(formatClock(NEW_YEAR)).toBe('00:05');
    expect(formatMomentWithinYear(NEW_YEAR)).toBe('1 January at 00:05');
    expect(formatFullMoment(NEW_YEAR)).toMatch(/^Friday,? 1 January 2027 at 00:05:09 (CET|GMT\+1)$/);
    expect(formatZonedMoment(NEW_YEAR)).toMatch(/^1 January 2027 at 00:05 (CET|GMT\+1)$/);
  });

  it('is in UTC, where its name says so', () => {
    expect(formatUtcMoment(new Date(NEW_YEAR))).toBe('31 December 2026 at 23:05');
    expect(formatUtcMomentWithinYear(NEW_YEAR)).toBe('31 Dec, 23:05 UTC');
    expect(formatUtcSecond(NEW_YEAR)).toBe('31 Dec 2026, 23:05:09');
  });

  it.each([
    ['2026-12-08T17:00:00Z', 'Tue 8 Dec, 18:00'],
    ['2026-12-08T22:59:59Z', 'Tue 8 Dec, midnight'],
    ['2026-12-08T23:00:00Z', 'Tue 8 Dec, midnight'],
    ['2026-12-08T23:59:00Z', 'Wed 9 Dec, 00:59'],
    ['2026-09-30T22:00:00Z', 'Wed 30 Sep, midnight'],
    [NEW_YEAR, 'Fri 1 Jan 2027, 00:05'],
  ])('is short as a deadline, and midnight belongs to the day that ends: %s', (at, text) => {
    expect(formatDeadline(at, { thisYear: 2026 })).toBe(text);
  });

  it('is a deadline in UTC before the zone of the visitor is known, and exact on demand', () => {
    expect(formatDeadline('2026-12-08T23:59:00Z', { zone: 'UTC' })).toBe('Tue 8 Dec 2026, midnight UTC');
    expect(formatDeadline('2026-12-08T23:00:00Z', { thisYear: 2026, isStart: true })).toBe('Wed 9 Dec, 00:00');
    expect(formatExactMoment(NEW_YEAR)).toBe('Friday 1 January 2027, 00:05:09 UTC+1');
    expect(formatExactMoment(NEW_YEAR, 'UTC')).toBe('Thursday 31 December 2026, 23:05:09 UTC');
  });

  it('is so long ago, until it is two weeks old', () => {
    const ages = [0, 0.9, 1, 59, 60, 23 * 60, 24 * 60, 13 * 24 * 60 + 1, 14 * 24 * 60];
    const now = Date.parse(NEW_YEAR);
    expect(ages.map((minutes) => formatTimeAgo(new Date(now - minutes * 60_000), now))).toEqual([
      'just now',
      'just now',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '23 hours ago',
      'yesterday',
      '13 days ago',
      undefined,
    ]);
    expect(['2026-12-31T22:59:00Z', NEW_YEAR, '2026-12-29T12:00:00Z'].map((at) => formatDaysAgo(at, now))).toEqual([
      'yesterday',
      'today',
      '3 days ago',
    ]);
  });
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
  expect(formatTimeLeft(minutes * 60_000, 0)).toBe(words);
});

// @proves STO-06 LIM-19
it('is formatted the same everywhere, with two decimals and its currency sign', () => {
  const texts = [0, 5, 1950, 14_999, 100_000].map((minor) => formatMoney({ currency: 'USD', minor }));
  expect(texts).toEqual(['$0.00', '$0.05', '$19.50', '$149.99', '$1,000.00']);
  expect(formatMoney({ currency: 'NGN', minor: 2_925_000 })).toBe('₦29,250.00');
  expect(formatMoney({ currency: 'USD', minor: -820 })).toBe('-$8.20');
  expect([8.2, 1.005, 19.5].map(formatDollars)).toEqual(['$8.20', '$1.00', '$19.50']);
});

// @proves CST-19 CST-20 JOB-12 REF-13
it('leaves out the cents of whole amounts only, where the short form is asked for', () => {
  expect([0, 0.4, 2.5, 9.99, 25, 99.5, 1500, 1_000_000].map(formatShortDollars)).toEqual(
    '$0|$0.40|$2.50|$9.99|$25|$99.50|$1,500|$1,000,000'.split('|'),
  );
  expect(formatShortMoney({ currency: 'KES', minor: 123_450 })).toBe('KES\u00a01,234.50');
});

// @proves GAP-080
it.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-11-25T09:15:42.501Z', '2026-11-25T09:15:42Z'])(
  'returns %s as it was stored while its field is unedited',
  (stored) => expect(parseLocalInput(formatLocalInput(stored), stored)).toBe(stored),
);

it('reads an edited field in the zone of the device', () => {
  expect(formatLocalInput('2026-07-01T10:00:00Z')).toBe('2026-07-01T12:00');
  expect(parseLocalInput('2026-07-01T12:00')).toBe('2026-07-01T10:00:00.000Z');
  expect(parseLocalInput('2026-12-01T12:00:30', '2026-07-01T10:00:00Z')).toBe('2026-12-01T11:00:30.000Z');
});

it.each(['', '2026-02-30T12:00', '2026-03-29T02:30', '12026-01-01T00:00', 'tomorrow'])(
  'finds no moment in "%s"',
  (text) => expect(parseLocalInput(text)).toBeUndefined(),
);

it('sorts names by the alphabet, and their numbers by size', () => {
  expect(['Zoë', 'Ọ̀ṣun', 'ada', 'Bola'].toSorted(compareNames)).toEqual(['ada', 'Bola', 'Ọ̀ṣun', 'Zoë']);
  expect(['Judge 10', 'Judge 9', 'Judge 1'].toSorted(compareNumberedNames)).toEqual(['Judge 1', 'Judge 9', 'Judge 10']);
});
