/** The locale of every text: dates and numbers have one form, whatever the visitor's locale. */
export const LOCALE = 'en-GB';
