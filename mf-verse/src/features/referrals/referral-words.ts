const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export const dayText = (moment: string): string => DAY.format(new Date(moment));
