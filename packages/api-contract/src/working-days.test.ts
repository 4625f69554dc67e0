import { DAY_MS, HOUR_MS } from './time';
import { addWorkingDays, workingDaysBefore } from './working-days';

const after = (from: string, days: number) => addWorkingDays(new Date(from), days).toISOString().slice(0, 16);

// @proves GAP-069
it('working days leave out Saturdays and Sundays, and keep the time of day; a weekend counts from Monday', () => {
  expect(after('2026-11-23T10:30:00Z', 2)).toBe('2026-11-25T10:30');
  expect(after('2026-11-26T10:30:00Z', 2)).toBe('2026-11-30T10:30');
  expect(after('2026-11-28T10:30:00Z', 2)).toBe('2026-12-02T00:00');
  expect(after('2026-11-27T23:59:00Z', 5)).toBe('2026-12-04T23:59');
  expect(after('2026-11-27T23:59:00Z', 0)).toBe('2026-11-27T23:59');
});

// @proves GAP-069
it('something is overdue exactly if its working days are over, on each hour of a fortnight', () => {
  const start = Date.parse('2026-11-23T00:30:00Z');
  const wrong: Date[] = [];
  for (let hour = 0; hour < 14 * 24; hour += 1) {
    const now = new Date(start + hour * HOUR_MS);
    const cutoff = workingDaysBefore(now, 2);
    for (let since = now.getTime() - 7 * DAY_MS; since <= now.getTime(); since += 7 * HOUR_MS)
      if (since <= cutoff.getTime() !== addWorkingDays(new Date(since), 2) <= now) wrong.push(now);
  }
  expect(wrong).toEqual([]);
});
