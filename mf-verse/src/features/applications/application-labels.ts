import type { OwnApplication } from '@verse/api-contract/api';
import { formatDate, formatDay } from '@verse/api-contract/formats';

export function nextText({ stage, answerBy, organisation, offerAnswer }: OwnApplication): string {
  const answer = answerBy ? ` You get an answer by ${formatDay(answerBy)}.` : '';
  if (offerAnswer?.kind === 'accepted')
    return `You accepted the offer on ${formatDate(offerAnswer.at)}. You are hired. Congratulations!`;
  if (offerAnswer) return `You declined the offer on ${formatDate(offerAnswer.at)}.`;
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
      return 'You have an offer. Accept or decline it.';
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
