import { tabStorage } from '../../shared/kept/safe-storage';
import type { Draft } from './draft';

/**
 * That the writer has pressed "Publish Post" and is only signing in: this very text goes out as soon as somebody is
 * here. It outlives the form, which is mounted anew when the session changes. Where the tab keeps nothing, the writer
 * presses the button again.
 */
const INTENT = 'verse:resources:publish';
/** Whoever comes back later presses the button again. Milliseconds. */
const LASTS = 30 * 60 * 1000;

const nameOf = ({ id, savedAt }: Draft) => `${id} ${savedAt}`;

export const rememberIntent = (draft: Draft) =>
  tabStorage.write(INTENT, JSON.stringify({ draft: nameOf(draft), until: Date.now() + LASTS }));

export function isIntended(draft: Draft): boolean {
  const intent = tabStorage.readJson(INTENT) as { draft?: unknown; until?: unknown } | null;
  return intent?.draft === nameOf(draft) && Number(intent.until) > Date.now();
}

export const forgetIntent = () => tabStorage.remove(INTENT);
