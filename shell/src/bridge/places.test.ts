import { FAKE_PLACES } from '@verse/contract/testing';
import { PLACES, createHref } from './places';

const href = createHref({ 'community-chat': '' });

test('the fake shell of the sections\' tests gives the addresses of this one [RTE-01]', () => {
  expect(FAKE_PLACES).toEqual({ ...PLACES, 'community-chat': expect.any(String) as string });
});

test('an address carries its parameter escaped [RTE-12]', () => {
  expect(href('blog', { id: 'a/b c' })).toBe('/resources/blogs/a%2Fb%20c');
});

test('the community chat is where the installation says, and no place where it says nothing [GAP-074]', () => {
  expect(createHref({ 'community-chat': 'https://chat.example:8443/join' })('community-chat')).toBe('https://chat.example:8443/join');
  expect(href('community-chat')).toBeUndefined();
});
