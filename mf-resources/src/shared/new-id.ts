/** A UUID. `crypto.randomUUID` is missing where the page comes over plain HTTP from another machine. */
export function newId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return asUuid(hex) ?? hex;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * An id as the server wants it. Earlier releases made 32 digits, which
 * are given the same UUID every time; null for anything else.
 */
export function asUuid(id: string): string | null {
  if (UUID.test(id)) return id;
  const digits = /^([\da-f]{8})([\da-f]{4})[\da-f]([\da-f]{3})[\da-f]([\da-f]{3})([\da-f]{12})$/.exec(id);
  return digits ? `${digits[1]}-${digits[2]}-4${digits[3]}-8${digits[4]}-${digits[5]}` : null;
}
