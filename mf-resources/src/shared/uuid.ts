const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Returns an id in the server's format. The 32 digits of earlier releases always become the same UUID; any other id
 * becomes null.
 */
export function asUuid(id: string): string | null {
  if (UUID.test(id)) return id;
  const digits = /^([\da-f]{8})([\da-f]{4})[\da-f]([\da-f]{3})[\da-f]([\da-f]{3})([\da-f]{12})$/.exec(id);
  return digits ? `${digits[1]}-${digits[2]}-4${digits[3]}-8${digits[4]}-${digits[5]}` : null;
}
