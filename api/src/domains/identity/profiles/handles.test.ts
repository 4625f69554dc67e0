import { isHandle } from '@verse/api-contract/identity/profiles.values';
import { addressOf } from '@verse/contract/addresses';
import { startTown } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { isReservedHandle } from '../../../platform/people';
import { suggestHandles } from './handles';
import { createHandleRepository } from './handles.repository';

afterEach(stopApis);

const firstOf = (name: string, count: number) => {
  const names = suggestHandles(name);
  return Array.from({ length: count }, () => names.next().value);
};

it('derives a plain handle from every name, never one that impersonates the site', () => {
  expect(firstOf('Zaïnab Olúbọ̀rí', 1)).toEqual(['zainab-olubori']);
  const names = ['', '李雷', 'Admin', 'Creativity Verse Team', "O'Neil--", 'x', 'a'.repeat(80), 'Support', '🎨 🎨'];
  for (const name of names)
    for (const handle of firstOf(name, 30))
      expect([handle, isHandle(handle), isReservedHandle(handle)]).toEqual([handle, true, false]);
});

it('reserves every word that occurs in an address of the site', () => {
  for (const word of [
    addressOf('verse').slice(1),
    addressOf('contact').slice(1),
    'blogs',
    'community',
    'moderator',
    'support',
  ])
    expect([word, isReservedHandle(word)]).toEqual([word, true]);
  expect(isReservedHandle('zainab-olubori')).toBe(false);
});

// @proves GAP-048
it('gives a handle to one of twenty who claim it at once, and to that one again', async () => {
  const { api, clock } = await startTown();
  const handles = await createHandleRepository(api.store.db);
  for (let round = 0; round < 5; round += 1) {
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, person) => handles.claim(`wanted-${round}`, `member ${person}`, clock.now)),
    );
    const winners = claims.flatMap((claim, person) => (claim === undefined ? [] : [`member ${person}`]));
    expect(winners).toHaveLength(1);
    expect(await handles.findOwner(`wanted-${round}`)).toBe(winners[0]);
    expect(await handles.claim(`wanted-${round}`, winners[0]!, clock.now)).toBeDefined();
  }
  expect(api.scans).toEqual([]);
});
