import { FAKE_PLACES } from '@verse/contract/testing';
import { PLACES, href } from './places';

test('the fake shell of the sections\' tests gives the addresses of this one [RTE-01]', () => {
  expect(FAKE_PLACES).toEqual(PLACES);
});

test('an address carries its parameter escaped [RTE-12]', () => {
  expect(href('blog', { id: 'a/b c' })).toBe('/resources/blogs/a%2Fb%20c');
});
