/* global jest */

/**
 * Hashes the password of residents once per test file, and checks each password against a hash once, because both are
 * slow by design and a resident needs both. A test of times calls jest.unmock('@node-rs/argon2').
 */
/** The PASSWORD of people.ts. */
const OF_RESIDENTS = 'Lanterns-4-Sale!';

jest.mock('@node-rs/argon2', () => {
  const { hash, verify, ...others } = jest.requireActual('@node-rs/argon2');
  /** @type {Promise<string> | undefined} */
  let known;
  /** @type {Map<string, Promise<boolean>>} */
  const checked = new Map();
  return {
    ...others,
    /** @param {string} password @param {object} strength */
    hash: (password, strength) =>
      password === OF_RESIDENTS ? (known ??= hash(password, strength)) : hash(password, strength),
    /** @param {string} stored @param {string} password */
    verify(stored, password) {
      const key = `${stored} ${password}`;
      const answer = checked.get(key) ?? verify(stored, password);
      checked.set(key, answer);
      return answer;
    },
  };
});
