import { ICalAlarmType, ICalCalendar } from 'ical-generator';

export interface CalendarEvent {
  /** The same for one event for ever, before the `@` of its host. */
  id: string;
  /** A calendar that holds the event already takes one with a higher version. */
  version: number;
  start: Date;
  end?: Date;
  summary: string;
  /** The path of the page about it. */
  path: string;
  /** When to remind, and of what. */
  alarm: { secondsBefore: number; text: string };
}

/** One event as RFC 5545 has it. */
export function calendarFile(
  { id, version, start, end, summary, path, alarm }: CalendarEvent,
  { about, origin, now }: { about: string; origin: string; now: Date },
): string {
  const calendar = new ICalCalendar({ prodId: `//Creativity Verse//${about}//EN` });
  calendar.createEvent({
    id: `${id}@${new URL(origin).hostname}`,
    sequence: version,
    stamp: now,
    start,
    ...(end ? { end } : {}),
    summary,
    url: origin + path,
    alarms: [{ type: ICalAlarmType.display, trigger: alarm.secondsBefore, description: alarm.text }],
  });
  return calendar.toString();
}
