import type { PostingDraft } from '@verse/api-contract/api';
import { UNIT_LABELS } from '../hiring-labels';

export const offsetText = (hours: number): string => `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`;

/** The parts of a draft, each with its name and its text value. */
export const PART_LABELS: readonly (readonly [name: string, text: (draft: PostingDraft) => string])[] = [
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Skills', ({ tags }) => tags.join(', ')],
  ['Kind', ({ type }) => type],
  ['Remote', ({ isRemote }) => (isRemote ? 'Yes' : 'No')],
  ['Place', ({ place }) => place],
  ['Time zones', ({ zones }) => (zones ? `${offsetText(zones.from)} to ${offsetText(zones.to)}` : 'Any')],
  ['Pay', ({ pay }) => `${pay.min} to ${pay.max} ${pay.currency} ${UNIT_LABELS[pay.unit]}`],
  ['Positions', ({ positions }) => positions],
  ['Answer date', ({ answerBy }) => answerBy],
  ['Attributes', ({ attributes }) => attributes.join(', ')],
  ['Names hidden at first', ({ isBlind }) => (isBlind ? 'Yes' : 'No')],
  ['Benefits', ({ benefits }) => benefits.join(', ')],
];

/** Returns the parts in which the two versions differ. */
export const differences = (one: PostingDraft, other: PostingDraft) =>
  PART_LABELS.map(([name, text]) => ({ name, one: text(one), other: text(other) })).filter(
    (part) => part.one !== part.other,
  );
