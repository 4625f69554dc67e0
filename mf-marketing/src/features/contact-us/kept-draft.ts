import type { ContactDraft } from './contact-us.api';

const KEY = 'verse.contact.draft';

/** What was typed and not sent yet, on this device only. A browser that keeps nothing is no reason to fail. */
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
    // Full or forbidden: the text is still in the form.
  }
}

export function dropDraft() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}
