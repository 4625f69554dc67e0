export { calendarFile } from './calendar-file';
export { type Week, weekOf } from './week';
