import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (secret: string | Uint8Array, purpose: string) =>
  createHmac('sha256', secret).update(`sealed text: ${purpose}`).digest();
const deriveKeys = (secret: string | Uint8Array) => ({
  encryption: deriveKey(secret, 'encryption'),
  nonces: deriveKey(secret, 'nonces'),
});

/** Random until the platform has opened, so that nothing is ever sealed with a known key. */
let keys = deriveKeys(randomBytes(32));

/** Sets the keys of this process. All processes of a site share a secret, so each opens what another has sealed. */
export function setSealingSecret(secret: string): void {
  keys = deriveKeys(secret);
}

/**
 * Encrypts a text that a browser only hands back, because it may name people whom the reader must not know. `context`
 * is needed to open it. Equal texts of a context give equal results, so that cached responses remain valid.
 */
export function sealText(context: string, text: string): string {
  const nonce = createHmac('sha256', keys.nonces)
    .update(JSON.stringify([context, text]))
    .digest()
    .subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keys.encryption, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns undefined for anything that was not sealed in this context. */
export function openSealedText(context: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keys.encryption, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
