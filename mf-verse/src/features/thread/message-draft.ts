import { createDeviceDraft } from '@verse/contract/autosave';
import { createId } from '@verse/contract/server-state';

export interface MessageDraft {
  /** Idempotency key: resending does not create a second message. */
  key: string;
  text: string;
}

const onDevice = (path: string) => createDeviceDraft<Partial<MessageDraft>>(`message ${path}`);

/** Returns the thread's unsent message from this device, or an empty one if it cannot be read. */
export const readMessage = (path: string): MessageDraft => ({ key: createId(), text: '', ...onDevice(path).read() });

/** Changed text is a new message, so it needs a new key. */
export function keepMessage(path: string, text: string): MessageDraft {
  const draft = { key: createId(), text };
  onDevice(path).write(text === '' ? null : draft);
  return draft;
}
