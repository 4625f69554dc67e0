import type { ManagedBlog } from '@verse/api-contract/api';
import { stopApis } from '../../../../test/start-api';
import { BASE, BETTER, desk, jsonOf, startReview } from '../../../../test/suggestion-desk';

afterEach(stopApis);

// @proves GAP-023
it('one editor at a time suggests changes: another one can neither replace nor withdraw open ones', async () => {
  const { town, id, author, staff } = await startReview();
  const second = await town.resident('editor');
  const other = desk(second, id);
  await staff.suggest(BETTER, 'The first.');
  const messageOf = async (response: Response) => [
    response.status,
    (await jsonOf<{ message: string }>(response)).message,
  ];
  const name = 'Ada Tester';
  expect(await messageOf(await other.suggest(`${BASE} The second.`))).toEqual([
    409,
    `${name} has suggested changes that the author has not decided yet. Suggest yours after that.`,
  ]);
  expect((await messageOf(await other.remove()))[0]).toBe(403);
  expect((await other.find()).suggestion).toMatchObject({ note: 'The first.', editor: name, isOwn: false });
  expect((await staff.find()).suggestion).toMatchObject({ editor: name, isOwn: true });
  expect((await author.find()).suggestion).toMatchObject({ editor: '', isOwn: false });
  expect((await staff.suggest(BETTER.replace('blue', 'green'), 'The first again.')).status).toBe(200);
  expect((await author.decide({ 1: 'taken', 2: 'left', 3: 'left' })).status).toBe(200);
  const replaced = await jsonOf<ManagedBlog>(await other.suggest(`${BASE} The second.`));
  expect(replaced.suggestion).toMatchObject({ isOwn: true, note: '' });
});
