import type { CollectionPort, StoredDocument } from '../../store';

/**
 * Returns the unused slots of a network's share. A document that uses one stores it in `networkSlot`, whose index is
 * unique, so that concurrent requests cannot take the same one.
 *
 * @param of what is shared, such as a contest
 * @param network see `networkKey`
 * @param most size of the share
 */
export async function findFreeNetworkSlots<T extends StoredDocument & { networkSlot?: string }>(
  documents: CollectionPort<T>,
  of: string,
  network: string,
  most: number,
): Promise<string[]> {
  const slots = Array.from({ length: most }, (_, index) => `${of} ${network} ${index + 1}`);
  const taken = await documents.find({ networkSlot: { $in: slots } }).toArray();
  const names = new Set(taken.map(({ networkSlot }) => networkSlot));
  return slots.filter((slot) => !names.has(slot));
}
