import { formatChangedPages, parseChangedPages } from './changed-pages';

it('names the same paths to gateways, whatever is in them', () => {
  const paths = ['/', '/resources*', '/verse/members/caf%C3%A9', '/a b', '/ø?x=%2F#y'];
  const header = formatChangedPages(paths);
  expect(header).toMatch(/^[\x21-\x7e ]+$/);
  expect(parseChangedPages(header)).toEqual(paths);
});

it('covers every page when there are too many for a header', () => {
  expect(formatChangedPages(Array.from({ length: 1000 }, (_, index) => `/post-${index}`))).toBe('/*');
});
