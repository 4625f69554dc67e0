const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Converts an id to the server's format. The 32-digit ids from earlier releases always map to the same UUID. Returns
 * null for any other id.
 */
export function asUuid(id: string): string | null {
  if (UUID.test(id)) return id;
  const digits = /^([\da-f]{8})([\da-f]{4})[\da-f]([\da-f]{3})[\da-f]([\da-f]{3})([\da-f]{12})$/.exec(id);
  return digits ? `${digits[1]}-${digits[2]}-4${digits[3]}-8${digits[4]}-${digits[5]}` : null;
}
