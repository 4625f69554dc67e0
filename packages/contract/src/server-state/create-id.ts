/**
 * Returns a random UUID, for use as an object id or idempotency key. Avoids `crypto.randomUUID`, which is unavailable
 * when the page is loaded over plain HTTP from another machine.
 */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Set version 4 and the variant bits (RFC 9562).
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x0f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
