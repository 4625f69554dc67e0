export { calendarFile } from './calendar-file';
export type { CalendarEvent } from './calendar-file';
