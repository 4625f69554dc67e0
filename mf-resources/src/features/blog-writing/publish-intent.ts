import { MINUTE_MS } from '@verse/api-contract/time';
import { readStoredJson, removeStored, writeStored } from '@verse/contract/device-storage';
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
  writeStored(INTENT, JSON.stringify({ draft: toKey(draft), until: Date.now() + LIFETIME }), 'tab');

export function hasIntent(draft: Draft): boolean {
  const intent = readStoredJson<{ draft?: unknown; until?: unknown }>(INTENT, 'tab');
  return intent?.draft === toKey(draft) && Number(intent.until) > Date.now();
}

export const forgetIntent = () => removeStored(INTENT, 'tab');
