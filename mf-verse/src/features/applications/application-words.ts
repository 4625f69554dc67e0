import type { OwnApplication } from '@verse/api-contract/job-applications';

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
/** Formats in UTC, because answer dates are UTC dates. */
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export const momentText = (moment: string): string => MOMENT.format(new Date(moment));
export const dateText = (moment: string): string => DATE.format(new Date(moment));
const dayText = (moment: string) => DAY.format(new Date(moment));

export function nextText({ stage, answerBy, organisation }: OwnApplication): string {
  const answer = answerBy ? ` You get an answer by ${dayText(answerBy)}.` : '';
  switch (stage) {
    case 'received':
      return organisation
        ? `Not opened yet.${answer}`
        : 'The people who hire have it. They write to your email address.';
    case 'opened':
      return `They have opened your application.${answer}`;
    case 'shortlisted':
      return `They want to know more, and may write to you here.${answer}`;
    case 'offered':
      return 'You have an offer. Agree on the rest with them.';
    case 'hired':
      return 'You are hired. Congratulations!';
    case 'declined':
      return 'Closed. The answer says why.';
    case 'unanswered':
      return 'Closed: the organisation gave no answer by the date it had promised. This counts in its figures.';
    case 'withdrawn':
      return 'You withdrew it. While the job is open you can apply again.';
  }
}
