import { MINUTE_MS } from '@verse/api-contract/time';
import { tabStorage } from '../../shared/autosave/safe-storage';
import type { Draft } from './draft';

/**
 * Records that the writer pressed "Publish Post" and is signing in. Exactly this text is sent once there is a session.
 * The record outlives the form, because the form is remounted when the session changes. If session storage is
 * unavailable, the writer must press the button again.
 */
const INTENT = 'verse:resources:publish';
/** Lifetime of the record in milliseconds. Once it has expired, the writer must press the button again. */
const LIFETIME = 30 * MINUTE_MS;

const toKey = ({ id, savedAt }: Draft) => `${id} ${savedAt}`;

export const rememberIntent = (draft: Draft) =>
  tabStorage.write(INTENT, JSON.stringify({ draft: toKey(draft), until: Date.now() + LIFETIME }));

export function hasIntent(draft: Draft): boolean {
  const intent = tabStorage.readJson(INTENT) as { draft?: unknown; until?: unknown } | null;
  return intent?.draft === toKey(draft) && Number(intent.until) > Date.now();
}

export const forgetIntent = () => tabStorage.remove(INTENT);
