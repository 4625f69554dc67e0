import { addWorkingDays } from './working-days';

const after = (from: string, days: number) => addWorkingDays(new Date(from), days).toISOString().slice(0, 16);

// @proves GAP-069
it('working days leave out Saturdays and Sundays, and keep the time of day', () => {
  expect(after('2026-11-23T10:30:00Z', 2)).toBe('2026-11-25T10:30');
  expect(after('2026-11-26T10:30:00Z', 2)).toBe('2026-11-30T10:30');
  expect(after('2026-11-28T10:30:00Z', 2)).toBe('2026-12-01T10:30');
  expect(after('2026-11-27T23:59:00Z', 5)).toBe('2026-12-04T23:59');
  expect(after('2026-11-27T23:59:00Z', 0)).toBe('2026-11-27T23:59');
});
