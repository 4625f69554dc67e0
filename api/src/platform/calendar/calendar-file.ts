import { ICalAlarmType, ICalCalendar } from 'ical-generator';

export interface CalendarEvent {
  /** Permanent id of the event, before the `@` of its host. */
  id: string;
  /** A calendar replaces an event that it already has only by a higher version. */
  version: number;
  start: Date;
  end?: Date;
  summary: string;
  /** The path of the event's page. */
  path: string;
  /** Time and text of the reminder. */
  alarm: { secondsBefore: number; text: string };
}

/** Formats one event as RFC 5545. */
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
