import { createId } from '@verse/contract/server-state';
import { readStored, removeStored, writeStored } from '../../shared/device-storage';

/** A message that was sent from here and has not arrived yet. */
export interface WaitingMessage {
  /** The same key, sent again, is the same message. */
  key: string;
  text: string;
}

const MOST_WAITING = 50;

/** Sign-out removes keys that begin with `own:`. */
const storageKey = (id: string) => `own:outbox ${id}`;
const draftKey = (id: string) => `own:message ${id}`;

const isWaiting = (one: unknown): one is WaitingMessage =>
  typeof one === 'object' && one !== null && 'key' in one && 'text' in one;

/** Messages of a conversation that wait on this device, oldest first; none where it cannot be read. */
export function readOutbox(id: string): WaitingMessage[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey(id)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function writeOutbox(id: string, waiting: readonly WaitingMessage[]): void {
  if (waiting.length === 0) removeStored(storageKey(id));
  else writeStored(storageKey(id), JSON.stringify(waiting));
}

/** Returns false when the outbox is full. */
export function addToOutbox(id: string, text: string): boolean {
  const waiting = readOutbox(id);
  if (waiting.length >= MOST_WAITING) return false;
  writeOutbox(id, [...waiting, { key: createId(), text }]);
  return true;
}

/** Another tab may have changed the outbox meanwhile. */
export const removeFromOutbox = (id: string, key: string): void =>
  writeOutbox(
    id,
    readOutbox(id).filter((one) => one.key !== key),
  );

export const readDraft = (id: string): string => readStored(draftKey(id)) ?? '';

export function writeDraft(id: string, text: string): void {
  if (text === '') removeStored(draftKey(id));
  else writeStored(draftKey(id), text);
}
