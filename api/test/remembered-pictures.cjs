/* global jest */
const { createHash } = require('node:crypto');

/** Answers for larger files are not kept, because they would fill the memory. */
const MOST_BYTES = 256 * 1024;

/**
 * Parses each picture once per worker, because most tests send the same few pictures, and a parser process takes longer
 * to start than they take. A test of the processes calls jest.unmock('./parser-pool').
 */
jest.mock('../src/platform/foreign-files/parser-pool', () => {
  const { ParserPool, ...others } = jest.requireActual('../src/platform/foreign-files/parser-pool');
  /** @type {Map<string, unknown>} */
  const answers = new Map();
  return {
    ...others,
    ParserPool: class extends ParserPool {
      /** @param {string} name @param {{ file?: Uint8Array, mostPixels?: number }} given @param {unknown[]} more */
      async run(name, given, ...more) {
        const { file, mostPixels } = given;
        if (file === undefined || file.length > MOST_BYTES) return super.run(name, given, ...more);
        const key = `${name} ${mostPixels} ${createHash('sha256').update(file).digest('hex')}`;
        // Only complete answers are shared: the pool of an API that stops rejects what it has begun.
        if (!answers.has(key)) answers.set(key, await super.run(name, given, ...more));
        return answers.get(key);
      }
    },
  };
});
