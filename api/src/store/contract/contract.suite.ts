import { READING } from './reading.suite';
import type { OpenTarget, Target } from './target.suite';
import { UPDATING } from './updating.suite';
import { WRITING } from './writing.suite';

const CASES = [...READING, ...UPDATING, ...WRITING];

/** Declares one test per storage contract case, for one store implementation. */
export function describeContract({ name, open, lacks = {} }: Target): void {
  const left = Object.keys(lacks).length;
  describe(`the storage contract on ${name}${left > 0 ? `, without ${left} cases it is known to lack` : ''}`, () => {
    let target: OpenTarget;
    beforeEach(async () => {
      target = await open();
    });
    afterEach(() => target.close());

    for (const { title, prove } of CASES.filter((one) => !Object.hasOwn(lacks, one.title))) {
      // @proves GAP-001
      it(`${title}`, () => prove(target.db));
    }
    // @proves GAP-001
    it('excludes only known cases of the contract', () => {
      expect(CASES.map(({ title }) => title)).toEqual(expect.arrayContaining(Object.keys(lacks)));
    });
  });
}
