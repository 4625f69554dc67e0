import type { Draft } from './draft';

/**
 * That the writer has pressed "Publish Post" and is only signing in: this very text goes out as soon as somebody is
 * here. It outlives the form, which is mounted anew when the session changes.
 */
const INTENT = 'verse:resources:publish';
/** Whoever comes back later presses the button again. Milliseconds. */
const LASTS = 30 * 60 * 1000;

const nameOf = ({ id, savedAt }: Draft) => `${id} ${savedAt}`;

export function rememberIntent(draft: Draft): void {
  try {
    sessionStorage.setItem(INTENT, JSON.stringify({ draft: nameOf(draft), until: Date.now() + LASTS }));
  } catch {
    // The writer presses the button again.
  }
}

export function isIntended(draft: Draft): boolean {
  try {
    const intent = JSON.parse(sessionStorage.getItem(INTENT) ?? 'null') as { draft?: unknown; until?: unknown } | null;
    return intent?.draft === nameOf(draft) && Number(intent.until) > Date.now();
  } catch {
    return false;
  }
}

export function forgetIntent(): void {
  try {
    sessionStorage.removeItem(INTENT);
  } catch {
    // There is none.
  }
}
