/** The locale of every text: dates and numbers have one form, whatever the visitor's locale. */
export const LOCALE = 'en-GB';

/** A timestamp or, for a calendar day, a date without a time, which JavaScript parses as midnight UTC. */
export type Moment = Date | string;
