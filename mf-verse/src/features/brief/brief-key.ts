import type { BriefForm } from '@verse/api-contract/projects';
import { createId } from '@verse/contract/server-state';
import { readStored, removeStored, writeStored } from '@verse/contract/device-storage';

interface KeptKey {
  key: string;
  text: string;
}

/** Sign-out removes keys that begin with `own:`. */
const storageKey = (name: string) => `own:key ${name}`;

function readKept(name: string): Partial<KeptKey> {
  try {
    return JSON.parse(readStored(storageKey(name)) ?? '{}') as Partial<KeptKey>;
  } catch {
    return {};
  }
}

/**
 * Returns the idempotency key for a brief. The key survives a reload while the text is unchanged, so a brief whose
 * response was lost is not sent twice.
 */
export function keyOf(name: string, form: BriefForm): string {
  const text = JSON.stringify(form);
  const kept = readKept(name);
  if (kept.key !== undefined && kept.text === text) return kept.key;
  const key = createId();
  writeStored(storageKey(name), JSON.stringify({ key, text } satisfies KeptKey));
  return key;
}

export const forgetKey = (name: string): void => removeStored(storageKey(name));
