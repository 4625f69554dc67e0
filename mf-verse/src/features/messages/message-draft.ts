import { readStored, removeStored, writeStored } from '@verse/contract/device-storage';

/** Sign-out removes keys that begin with `own:`. */
const draftKey = (id: string) => `own:message ${id}`;

export const readDraft = (id: string): string => readStored(draftKey(id)) ?? '';

export function writeDraft(id: string, text: string): void {
  if (text === '') removeStored(draftKey(id));
  else writeStored(draftKey(id), text);
}
