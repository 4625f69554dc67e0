import { ICalAlarmType, ICalCalendar } from 'ical-generator';

export interface CalendarEvent {
  /** Permanent event id, to which `@` and the host are appended. */
  id: string;
  /** Calendars overwrite an imported event only if the new version is higher. */
  version: number;
  start: Date;
  end?: Date;
  summary: string;
  path: string;
  alarm: { secondsBefore: number; text: string };
}

/** Formats an event as an iCalendar file (RFC 5545). */
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
