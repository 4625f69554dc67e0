import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startTown, type Town } from '../../../../test/people';
import { addWork, ownProfile } from '../../../../test/profile-people';
import { PARSER, stopApis } from '../../../../test/start-api';
import { createForeignFiles } from '../../../platform/foreign-files';
import type { Work } from '../../../platform/ports';

jest.setTimeout(600_000);
afterEach(stopApis);
const foreignFiles = createForeignFiles({ picturesAtOnce: 1, parser: PARSER });
afterAll(() => foreignFiles.close());

const MOST_BYTES = 12_000;

async function bytesOf({ api }: Town, src: string | undefined): Promise<number> {
  const answer = await api.call(src ?? '/missing');
  return answer.status === 200 ? (await answer.arrayBuffer()).byteLength : Infinity;
}

// @proves CHO-08
it('every sample work has a tile of at most 12 kB', async () => {
  const content = path.join(__dirname, '../../../../content');
  const samples = JSON.parse(await readFile(path.join(content, 'profiles.json'), 'utf8')) as {
    works: { picture: string }[];
  }[];
  const names = samples.flatMap(({ works }) => works.map(({ picture }) => picture));
  expect(names.length).toBeGreaterThanOrEqual(30);
  const tooLarge: string[] = [];
  for (const name of names) {
    const tile = await foreignFiles.renderTile(await readFile(path.join(content, name)));
    if (!tile || tile.bytes.length > MOST_BYTES) tooLarge.push(name);
  }
  expect(tooLarge).toEqual([]);
});

// @proves CHO-08
it('pictures of earlier releases get a tile, once', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const { id } = await addWork(town, ada, {}, [1, 2]);
  const works = town.api.store.db.collection<Omit<Work, 'id'> & { _id: string }>('works');
  const stored = (await works.findOne({ _id: id }))!;
  const old = stored.pictures.map((one) => ({ ...one, picture: { ...one.picture, tile: undefined } }));
  const withoutTiles = JSON.parse(JSON.stringify(old)) as Work['pictures'];
  await works.updateOne({ _id: id }, { $set: { pictures: withoutTiles } });
  const tiles = async () => (await ownProfile(ada)).works[0]!.pictures.map(({ tile }) => tile);
  expect(await tiles()).toEqual([undefined, undefined]);
  await town.api.store.db.collection('settings').deleteOne({ _id: 'work-tiles' });
  expect(await town.api.background.run('add-work-tiles')).toBe(1);
  for (const tile of await tiles()) expect(await bytesOf(town, tile)).toBeLessThanOrEqual(MOST_BYTES);
  expect(await town.api.background.run('add-work-tiles')).toBe(0);
  expect((await ownProfile(ada)).works[0]!.version).toBe(0);
});
