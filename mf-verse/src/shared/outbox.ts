import { outboxAsText, storeOutbox } from './stored-outbox';

/** A message sent on this device but not yet delivered. */
export interface WaitingMessage {
  /** Idempotency key: resending does not create a second message. */
  key: string;
  text: string;
  /** Set if the message could not be sent immediately. */
  isLate?: true;
  /** Set if the message must not be sent automatically, because its author took it back or the server rejected it. */
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

/** Returns the messages waiting on this device, oldest first; empty if storage cannot be read. */
export const readOutbox = <Message extends WaitingMessage>(name: string): Message[] =>
  parseOutbox<Message>(outboxAsText(name));

const writeOutbox = (name: string, waiting: readonly WaitingMessage[]): void =>
  storeOutbox(name, JSON.stringify(waiting));

/** Returns false if the outbox is full. */
export function addToOutbox(name: string, message: WaitingMessage): boolean {
  const waiting = readOutbox(name);
  if (waiting.length >= MOST_WAITING) return false;
  writeOutbox(name, [...waiting, message]);
  return true;
}

/**
 * Updates a message, or removes it if `change` returns undefined. No-op if another window has already removed the
 * message.
 */
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
