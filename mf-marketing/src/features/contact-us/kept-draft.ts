import type { ContactDraft } from './contact-us.api';

const KEY = 'verse.contact.draft';

/** Returns the unsent draft, which is stored only on this device. If storage is unavailable, the draft is empty. */
export function readDraft(): Partial<ContactDraft> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ContactDraft>;
  } catch {
    return {};
  }
}

export function keepDraft(draft: Partial<ContactDraft>) {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked, but the text is still in the form.
  }
}

export function dropDraft() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // If storage is unavailable, no draft was saved either.
  }
}
