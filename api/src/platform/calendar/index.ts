export { calendarFile } from './calendar-file';
