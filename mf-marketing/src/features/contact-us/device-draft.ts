import { readStoredJson, removeStored, writeStored } from '@verse/contract/device-storage';
import type { ContactDraft } from './contact-us.api';

const KEY = 'verse.contact.draft';

/** Returns the unsent draft, which is stored only on this device. If storage is unavailable, the draft is empty. */
export const readDraft = (): Partial<ContactDraft> => readStoredJson(KEY) ?? {};
export const keepDraft = (draft: Partial<ContactDraft>) => writeStored(KEY, JSON.stringify(draft));
export const dropDraft = () => removeStored(KEY);
