import type { ContactDraft } from './contact-us.api';

const KEY = 'verse.contact.draft';

/** Returns the unsent draft, which is stored on this device only. The form also works without storage. */
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
    // Storage is full or blocked; the text is still in the form.
  }
}

export function dropDraft() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage, no draft was saved.
  }
}
