import { DAY_MS } from './time';

const isWeekend = (moment: Date) => moment.getUTCDay() === 0 || moment.getUTCDay() === 6;

/** Moves by whole days, without counting Saturdays and Sundays. */
function move(from: Date, days: number, step: 1 | -1): Date {
  let moment = from;
  for (let left = days; left > 0;) {
    moment = new Date(moment.getTime() + step * DAY_MS);
    if (!isWeekend(moment)) left -= 1;
  }
  return moment;
}

const startOfDay = (moment: Date) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));

/**
 * Returns the same time of day, this many working days later. Working days are Monday to Friday, in UTC. What arrives
 * on a weekend counts from the beginning of Monday.
 */
export const addWorkingDays = (from: Date, days: number): Date =>
  move(isWeekend(from) ? startOfDay(move(from, 1, 1)) : from, days, 1);

/** Returns the latest moment from which `addWorkingDays` with this number of days does not lead beyond `now`. */
export const workingDaysBefore = (now: Date, days: number): Date =>
  move(isWeekend(now) ? new Date(startOfDay(move(now, 1, -1)).getTime() + DAY_MS - 1) : now, days, -1);
