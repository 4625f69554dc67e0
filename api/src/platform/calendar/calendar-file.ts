import { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { withPlainBreaks } from '@verse/api-contract/text';

export interface CalendarEvent {
  /** Permanent event id, to which `@` and the host are appended. */
  id: string;
  /** Calendars overwrite an imported event only if the new version is higher. */
  version: number;
  start: Date;
  /** Required, because calendars disagree on how long an event without an end is. */
  end: Date;
  /** Whether the event is only a reminder, during which a person is not busy. */
  isReminder?: boolean;
  summary: string;
  path: string;
  alarm: { secondsBefore: number; text: string };
}

const ALARMS_BEFORE_PROPERTIES = /(BEGIN:VALARM\r\n[^]*END:VALARM\r\n)([^]*?)(?=END:VEVENT)/;

/**
 * Corrects the generator's text according to RFC 5545: the properties of an event precede its alarms, and every line
 * has a line break, including the last one.
 */
const toStandard = (text: string): string => `${text.trimEnd()}\r\n`.replace(ALARMS_BEFORE_PROPERTIES, '$2$1');

/** Formats an event as an iCalendar file (RFC 5545). Control characters, which the format forbids, are removed. */
export function calendarFile(
  { id, version, start, end, isReminder = false, summary, path, alarm }: CalendarEvent,
  { about, origin, now }: { about: string; origin: string; now: Date },
): string {
  const calendar = new ICalCalendar({
    prodId: `//Creativity Verse//${about}//EN`,
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@${new URL(origin).hostname}`,
    sequence: version,
    stamp: now,
    start,
    end,
    transparency: isReminder ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: withPlainBreaks(summary),
    url: origin + path,
    alarms: [
      {
        type: ICalAlarmType.display,
        trigger: alarm.secondsBefore,
        description: withPlainBreaks(alarm.text),
      },
    ],
  });
  return toStandard(calendar.toString());
}
