import ICAL from 'ical.js';
import { calendarFile } from './calendar-file';

const START = new Date('2026-03-01T17:00:00Z');
const NOW = new Date('2026-02-01T08:00:00Z');

const fileOf = (title: string) =>
  calendarFile(
    {
      id: 'contest-1',
      version: 2,
      start: START,
      end: new Date(START.getTime() + 900_000),
      isReminder: true,
      summary: title,
      path: '/contests/1',
      alarm: { secondsBefore: 3600, text: `One hour left: ${title}` },
    },
    { about: 'Contests', origin: 'https://verse.example', now: NOW },
  );

const CONTROLS = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');
const HOSTILE: [name: string, text: string][] = [
  ['control characters', `Ink${CONTROLS}\u007f\u0085end`],
  ['lone surrogates', 'Ink \ud83c and \udfa8 end'],
  ['signs of the format', 'a\\b;c,d:e"f\\n\\,;'],
  ['an end of the event', 'Ink\r\nEND:VEVENT\r\nBEGIN:VEVENT'],
  ['a long text in three bytes', '東京都庁'.repeat(60)],
  ['a long text in four bytes', '🎨'.repeat(90)],
  ['right-to-left text', 'موعد \u202eمقلوب'],
];

// @proves GAP-163
it.each(HOSTILE)('is a calendar that parsers read, with %s in its texts', (_, text) => {
  const file = fileOf(text);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/(?!\t)[\p{Cc}\p{Cs}\u202D\u202E]/u);
  expect(file).toMatch(/END:VALARM\r\nEND:VEVENT\r\n/);
  const lines = file.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  // A character that is cut between two lines could not be decoded on its own line.
  expect(lines.filter((line) => Buffer.from(line).toString().includes('\ufffd'))).toEqual([]);

  const calendar = new ICAL.Component(ICAL.parse(file) as never);
  const events = calendar.getAllSubcomponents('vevent');
  expect([events.length, calendar.getFirstPropertyValue('method')]).toEqual([1, 'PUBLISH']);
  const event = new ICAL.Event(events[0]!);
  const kept = text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])[\p{Cc}\p{Cs}\u202D\u202E]/gu, '');
  expect([event.summary, event.uid, event.sequence]).toEqual([kept, 'contest-1@verse.example', 2]);
  expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([START, new Date('2026-03-01T17:15:00Z')]);
  expect(events[0]!.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-02-01T08:00:00Z');
  expect(events[0]!.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(events[0]!.getFirstSubcomponent('valarm')?.getFirstPropertyValue('description')).toContain(kept.slice(0, 3));
});
