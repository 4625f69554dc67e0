import { ADDRESSES, addressOf, listedPages } from './addresses';
import { createHref } from './href';

const ORIGIN = 'https://verse.example';
const site = { addresses: () => ADDRESSES, outside: { 'community-chat': '' }, origin: ORIGIN };
const href = createHref(site);

// @proves RTE-01
test('every page has its own path, beginning with a slash', () => {
  const addresses = Object.values(ADDRESSES);
  expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

// @proves RTE-12
test('a path contains its parameter escaped', () => {
  expect(href('blog', { id: 'a/b c' })).toBe('/resources/blogs/a%2Fb%20c');
  expect(addressOf('blog', { id: 'a/b c' })).toBe('/resources/blogs/a%2Fb%20c');
});

test('an absolute address has the site’s origin', () => {
  expect(href('blog', { id: 'a/b c' }, { absolute: true })).toBe(`${ORIGIN}/resources/blogs/a%2Fb%20c`);
  expect(href('home', {}, { absolute: true })).toBe(`${ORIGIN}/`);
});

// @proves GAP-077
test('lists public pages for search engines, and no personal ones', () => {
  expect(listedPages()).toContain('store');
  expect(listedPages()).not.toContain('settings');
});

// @proves GAP-074
test('the community chat has the URL of the installation, and none where that is not set', () => {
  const chat = 'https://chat.example:8443/join';
  const withChat = createHref({ ...site, outside: { 'community-chat': chat } });
  expect(withChat('community-chat', {}, { absolute: true })).toBe(chat);
  expect(href('community-chat')).toBeUndefined();
});
