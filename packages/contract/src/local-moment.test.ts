/** @time-zone Europe/Berlin */
import { localText, momentOf } from './local-moment';

// @proves GAP-080
it.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-11-25T09:15:42.501Z', '2026-11-25T09:15:42Z'])(
  'returns %s as it was stored while its field is unedited',
  (stored) => expect(momentOf(localText(stored), stored)).toBe(stored),
);

it('reads an edited field in the zone of the device', () => {
  expect(localText('2026-07-01T10:00:00Z')).toBe('2026-07-01T12:00');
  expect(momentOf('2026-07-01T12:00')).toBe('2026-07-01T10:00:00.000Z');
  expect(momentOf('2026-12-01T12:00:30', '2026-07-01T10:00:00Z')).toBe('2026-12-01T11:00:30.000Z');
});

it.each(['', '2026-02-30T12:00', '2026-03-29T02:30', '12026-01-01T00:00', 'tomorrow'])(
  'finds no moment in "%s"',
  (text) => expect(momentOf(text)).toBeUndefined(),
);
