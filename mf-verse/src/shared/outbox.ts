import { outboxAsText, storeOutbox } from './stored-outbox';

/** A message that was sent from here and has not arrived yet. */
export interface WaitingMessage {
  /** Idempotency key: sending it again creates no second message. */
  key: string;
  text: string;
  /** It could not be sent at once. */
  isLate?: true;
  /** It is not sent by itself: its writer has taken it back, or the server refused it. */
  isHeld?: true;
}

const MOST_WAITING = 50;

const isWaiting = (one: unknown): boolean => typeof one === 'object' && one !== null && 'key' in one && 'text' in one;

export function parseOutbox<Message extends WaitingMessage>(text: string): Message[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? (stored.filter(isWaiting) as Message[]) : [];
  } catch {
    return [];
  }
}

/** Messages that wait on this device, oldest first; none where it cannot be read. */
export const readOutbox = <Message extends WaitingMessage>(name: string): Message[] =>
  parseOutbox<Message>(outboxAsText(name));

const writeOutbox = (name: string, waiting: readonly WaitingMessage[]): void =>
  storeOutbox(name, JSON.stringify(waiting));

/** Returns false when the outbox is full. */
export function addToOutbox(name: string, message: WaitingMessage): boolean {
  const waiting = readOutbox(name);
  if (waiting.length >= MOST_WAITING) return false;
  writeOutbox(name, [...waiting, message]);
  return true;
}

/** Another window may have changed the outbox meanwhile: what is not there any more is left alone. */
export const changeInOutbox = <Message extends WaitingMessage>(
  name: string,
  key: string,
  change: (message: Message) => Message | undefined,
): void =>
  writeOutbox(
    name,
    readOutbox<Message>(name).flatMap((one) => (one.key === key ? (change(one) ?? []) : [one])),
  );

export const removeFromOutbox = (name: string, key: string): void => changeInOutbox(name, key, () => undefined);
