/** @jest-environment node */
import { canonicalPath } from './canonical-path';

// @proves GAP-041 R19
test.each([
  ['/resources/BLOGS', '/resources/blogs'],
  ['/resources/%42logs/', '/resources/blogs'],
  ['/%72esources', '/resources'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/%0d%0aabout', '/%0D%0Aabout'],
  ['/services/service/caf%c3%a9', '/services/service/caf%C3%A9'],
  ['/%2e%2e/about', '/%2E%2E/about'],
  ['/%2Fevil.example', '/%2Fevil.example'],
  ['/', '/'],
])('%s becomes %s, which is not rewritten again', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
  expect(canonicalPath(expected)).toBe(expected);
});
