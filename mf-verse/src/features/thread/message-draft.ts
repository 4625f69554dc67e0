import { createId } from '@verse/contract/server-state';
import { readStored, removeStored, writeStored } from '@verse/contract/device-storage';

export interface MessageDraft {
  /** Idempotency key: resending does not create a second message. */
  key: string;
  text: string;
}

/** Sign-out removes keys that begin with `own:`. */
const storageKey = (path: string) => `own:message ${path}`;

/** Returns the thread's unsent message from this device, or an empty one if it cannot be read. */
export function readMessage(path: string): MessageDraft {
  try {
    return {
      key: createId(),
      text: '',
      ...(JSON.parse(readStored(storageKey(path)) ?? '{}') as Partial<MessageDraft>),
    };
  } catch {
    return { key: createId(), text: '' };
  }
}

/** Changed text is a new message, so it needs a new key. */
export function keepMessage(path: string, text: string): MessageDraft {
  const draft = { key: createId(), text };
  if (text === '') removeStored(storageKey(path));
  else writeStored(storageKey(path), JSON.stringify(draft));
  return draft;
}
