const { format } = require('node:util');

/**
 * Fails a test if it prints an error or a warning without declaring it, or declares one that is never printed:
 * expectConsole(/Failed to load/).
 */
/** @type {string[]} */
let printed = [];
/** @type {RegExp[]} */
let expected = [];

globalThis.expectConsole = (/** @type {RegExp[]} */ ...patterns) => {
  expected.push(...patterns);
};

for (const level of /** @type {const} */ (['error', 'warn']))
  console[level] = (...parts) => {
    printed.push(`console.${level}: ${format(...parts)}`);
  };

function settle() {
  const surprises = printed.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !printed.some((line) => pattern.test(line)));
  printed = [];
  expected = [];
  if (surprises.length > 0) throw new Error(`The console was not expected to say:\n${surprises.join('\n')}`);
  if (missing.length > 0) throw new Error(`The console was expected to say ${missing.join(' and ')}, and did not.`);
}

afterEach(settle);
afterAll(settle);
