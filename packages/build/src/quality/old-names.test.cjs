const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { countNames, findOldNames } = require('./old-names.mjs');

const NAMES = {
  identifiers: { tryOut: 'smokeTest' },
  files: { 'in-front': 'memory-cache-handler' },
  left: {},
  kept: [{ name: 'tryOut', file: 'kept.ts', because: 'the browser calls it so' }],
};
const find = (file, source = '') => findOldNames([{ file, source }], NAMES).map(({ name, line }) => [name, line]);

describe('old names', () => {
  it('are found as whole identifiers, on their line', () => {
    expect(find('release.ts', 'a();\nawait tryOut(store);')).toEqual([['tryOut', 2]]);
    expect(find('release.ts', 'tryOutside(); nottryOut(); data-tryOut')).toEqual([]);
  });

  it('are found as names of files, tests included', () => {
    expect(find('shell/server/in-front.ts')).toEqual([['in-front', 0]]);
    expect(find('shell/server/in-front.test.ts')).toEqual([['in-front', 0]]);
    expect(find('shell/server/in-front-door.ts')).toEqual([]);
  });

  it('are not found where they are kept for a reason', () => {
    expect(find('kept.ts', 'tryOut();')).toEqual([]);
  });

  it('are counted by name', () => {
    const found = findOldNames([{ file: 'in-front.ts', source: 'tryOut(); tryOut();' }], NAMES);
    expect(countNames(found)).toEqual({ 'in-front': 1, tryOut: 2 });
  });

  it('have a replacement each in the list of the project', () => {
    const { identifiers, files, left } = JSON.parse(readFileSync(join(__dirname, '../../old-names.json'), 'utf8'));
    const replaced = { ...identifiers, ...files };
    expect(Object.keys(replaced).length).toBeGreaterThan(80);
    expect(Object.entries(replaced).filter(([name, use]) => name === use || !use)).toEqual([]);
    expect(Object.keys(left).filter((name) => !Object.hasOwn(replaced, name))).toEqual([]);
  });
});
