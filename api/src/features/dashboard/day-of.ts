const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** In words: 3 November 2026. */
export const dayOf = (moment: Date): string => DAY.format(moment);
