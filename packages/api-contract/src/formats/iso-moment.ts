/** Formats a timestamp in UTC for a notification: `2027-01-05, 09:30 UTC`. */
export const formatIsoMoment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ', ')} UTC`;
