import type { ContactDraft } from './contact-us.api';

const KEY = 'verse.contact.draft';

/** The unsent text, on this device only. Without storage the form works all the same. */
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
