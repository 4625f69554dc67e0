import type { Mark } from '@verse/api-contract/work/project-work.schema';
import type { MarkState } from '@verse/api-contract/work/project-work.values';
import type { FileRecord } from '../../../../platform/files';
import type { StoredDelivery, StoredMark, StoredMilestone } from '../project';

export const isPicture = ({ type }: Pick<FileRecord, 'type'>): boolean => type.startsWith('image/');

export function markState({ answer, done }: StoredMark): MarkState {
  if (done) return 'done';
  return answer ? 'answered' : 'open';
}

/** Returns the id of a mark: the number of the delivery, and the number on the pin. */
const toMarkId = (delivery: number, place: number) => `${delivery + 1}-${place + 1}`;

export const markView = (mark: StoredMark, delivery: number, place: number): Mark => ({
  id: toMarkId(delivery, place),
  number: place + 1,
  file: mark.file,
  x: mark.x,
  y: mark.y,
  text: mark.text,
  state: markState(mark),
  answer: mark.answer?.text ?? '',
});

export const marksOf = ({ decision }: StoredDelivery): readonly StoredMark[] => decision?.marks ?? [];

/** Whether the seller has answered or done every mark of the delivery, and it has some. */
export const hasAnsweredAll = (delivery: StoredDelivery): boolean =>
  marksOf(delivery).length > 0 && marksOf(delivery).every((mark) => markState(mark) !== 'open');

/** Finds a mark and its delivery, as positions. */
export function findMark({ deliveries }: StoredMilestone, id: string): { delivery: number; place: number } | undefined {
  for (const [delivery, one] of deliveries.entries())
    for (const place of marksOf(one).keys()) if (toMarkId(delivery, place) === id) return { delivery, place };
  return undefined;
}

/** Returns the deliveries with one mark changed. */
export const withMark = (
  deliveries: readonly StoredDelivery[],
  { delivery, place }: { delivery: number; place: number },
  mark: StoredMark,
): StoredDelivery[] =>
  deliveries.map((one, index) =>
    index === delivery && one.decision
      ? { ...one, decision: { ...one.decision, marks: marksOf(one).with(place, mark) } }
      : one,
  );
