import { DAY_MS } from './time';

const isWeekend = (moment: Date) => moment.getUTCDay() === 0 || moment.getUTCDay() === 6;

/** Returns the same time of day, this many working days later. Working days are Monday to Friday, in UTC. */
export function addWorkingDays(from: Date, days: number): Date {
  let moment = from;
  for (let left = days; left > 0;) {
    moment = new Date(moment.getTime() + DAY_MS);
    if (!isWeekend(moment)) left -= 1;
  }
  return moment;
}
