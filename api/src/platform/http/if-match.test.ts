import type { Request } from 'express';
import { parseVersion } from './if-match';

const asked = (value: string) => ({ get: () => value }) as unknown as Request;

// @proves R25
it('reads only a version: If-Match compares strongly', () => {
  expect(parseVersion(asked('"3"'))).toBe(3);
  for (const value of ['', '*', '3', 'W/3', 'W/"3"', 'w/"3"', 'W/W/"3"', '"3", "4"', '"x"'])
    expect(() => parseVersion(asked(value))).toThrow('If-Match holds one version in quotes');
});
