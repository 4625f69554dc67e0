import { DAY_SECONDS, MINUTE_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import { calendarFile } from '../../platform/calendar';
import type { Contest } from './contest';

const SHOWN_MS = 15 * MINUTE_MS;

/** Returns the deadline as an iCalendar event. */
export const calendarView = ({ id, title, deadline, version }: Contest, origin: string, now: Date): string =>
  calendarFile(
    {
      id: `contest-${id}`,
      version,
      start: deadline,
      end: new Date(deadline.getTime() + SHOWN_MS),
      isReminder: true,
      summary: `Deadline: ${title}`,
      path: addressOf('contests'),
      alarm: { secondsBefore: DAY_SECONDS, text: `One day left: ${title}` },
    },
    { about: 'Contests', origin, now },
  );
