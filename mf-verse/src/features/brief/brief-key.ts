import type { BriefForm } from '@verse/api-contract/api';
import { createDeviceDraft } from '@verse/contract/autosave';
import { createId } from '@verse/contract/server-state';

interface KeptKey {
  key: string;
  text: string;
}

const onDevice = (name: string) => createDeviceDraft<KeptKey>(`key ${name}`);

/**
 * Returns the idempotency key for a brief. The key survives a reload while the text is unchanged, so a brief whose
 * response was lost is not sent twice.
 */
export function keyOf(name: string, form: BriefForm): string {
  const text = JSON.stringify(form);
  const kept = onDevice(name).read();
  if (kept?.key !== undefined && kept.text === text) return kept.key;
  const key = createId();
  onDevice(name).write({ key, text });
  return key;
}

export const forgetKey = (name: string): void => onDevice(name).write(null);
