import type { Contest } from '@verse/api-contract/api';
import { CONTEST_FILTERS } from './contest-filters';
import { isFull } from './contest-state';

// @proves CST-12
it('queries the API by the filters in the URL, without unknown ones', () => {
  const queryOf = (search: string) =>
    String(new URLSearchParams(CONTEST_FILTERS.toQuery(CONTEST_FILTERS.read(new URLSearchParams(search)))));
  expect(queryOf('status=live&tag=Design&q=poster&sort=prize&after=x')).toBe(
    'sort=prize&status=live&tag=Design&q=poster',
  );
  expect(queryOf('status=other&sort=nonsense&q=&tag=')).toBe('');
});

// @proves CST-17
it.each([
  [149, false],
  [150, true],
  [151, true],
])('with %i of 150 participants, being full is %s', (participants, full) => {
  expect(isFull({ participants, maxParticipants: 150 } as Contest)).toBe(full);
});
