import { ICalAlarmType, ICalCalendar } from 'ical-generator';
import { addressOf } from '@verse/contract/addresses';
import type { Contest } from './contest';

const DAY_SECONDS = 24 * 60 * 60;

/** The deadline as an event, as RFC 5545 has it: a calendar that holds it already takes the newer version. */
export function calendarView({ id, title, deadline, version }: Contest, origin: string, now: Date): string {
  const calendar = new ICalCalendar({ prodId: '//Creativity Verse//Contests//EN' });
  calendar.createEvent({
    id: `contest-${id}@${new URL(origin).hostname}`,
    sequence: version,
    stamp: now,
    start: deadline,
    summary: `Deadline: ${title}`,
    url: origin + addressOf('contests'),
    alarms: [{ type: ICalAlarmType.display, trigger: DAY_SECONDS, description: `One day left: ${title}` }],
  });
  return calendar.toString();
}
