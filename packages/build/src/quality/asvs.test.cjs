const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { findAsvsFaults } = require('./asvs.mjs');

const root = join(__dirname, '../../../..');
const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
const list = read('docs/asvs.md');
const ids = Object.values(JSON.parse(read('packages/build/asvs.json'))).flat();
const faults = (changed) => findAsvsFaults({ list: changed, ids, read });

describe('docs/asvs.md', () => {
  // @proves R21
  it('answers each of the 253 requirements of ASVS 5.0 level 2 once, with tests and documents that are there', () => {
    expect([ids.length, new Set(ids).size]).toEqual([253, 253]);
    expect(faults(list)).toEqual([]);
  });

  // @proves R21
  it('is refused with an id missing, twice or made up, and with proofs of what is not there', () => {
    const row = /^\| 3\.4\.1 \|.*\n/m.exec(list)[0];
    const withProof = (proof) => faults(list.replace(row, `| 3.4.1 | a year of HSTS | ${proof} |\n`));
    expect(faults(list.replace(row, ''))).toEqual(['3.4.1 stands there 0 times']);
    expect(faults(list + row)).toEqual(['3.4.1 stands there 2 times']);
    expect(faults(`${list}| 3.4.8 | something | n/a: it is of level 3 |\n`)).toEqual([
      '3.4.8 is no requirement of level 1 or 2',
    ]);
    expect(withProof('test `api/src/app.test.ts`: a title that nobody wrote')).toEqual([
      '3.4.1: api/src/app.test.ts has no test "a title that nobody wrote"',
    ]);
    expect(withProof('test `api/src/none.test.ts`: anything')).toEqual([
      '3.4.1: there is no file api/src/none.test.ts',
    ]);
    expect(withProof('test `README.md`: Creativity Verse')).toEqual(['3.4.1: README.md holds no tests']);
    expect(withProof('document `docs/none.md`')).toEqual(['3.4.1: there is no document docs/none.md']);
    for (const nothing of ['yes', 'n/a:', 'gap: ', 'test: all of them'])
      expect([nothing, withProof(nothing)]).toEqual([nothing, [expect.stringContaining('is no proof')]]);
  });
});
