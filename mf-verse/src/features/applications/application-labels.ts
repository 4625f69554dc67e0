import type { OwnApplication } from '@verse/api-contract/api';
import { formatDate, formatDay } from '@verse/api-contract/formats';

export function nextText({ stage, answerBy, organisation, offerAnswer }: OwnApplication): string {
  const answer = answerBy ? ` You get an answer by ${formatDay(answerBy)}.` : '';
  if (offerAnswer?.kind === 'accepted')
    return `You accepted the offer on ${formatDate(offerAnswer.at)}. You are hired. Congratulations!`;
  if (offerAnswer) return `You declined the offer on ${formatDate(offerAnswer.at)}.`;
  switch (stage) {
    case 'received':
      return organisation ? `Not opened yet.${answer}` : 'They have it, and will email you.';
    case 'opened':
      return `They opened your application.${answer}`;
    case 'shortlisted':
      return `They want to know more and may write to you here.${answer}`;
    case 'offered':
      return 'You have an offer. Accept or decline it.';
    case 'hired':
      return 'You are hired. Congratulations!';
    case 'declined':
      return 'Closed. Read why in their answer.';
    case 'unanswered':
      return 'Closed: they missed the date they promised you. It counts against their record.';
    case 'withdrawn':
      return 'You withdrew. You can apply again while the job is open.';
  }
}
