import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../../../..');
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
const readJson = async <T>(file: string) => JSON.parse(await read(`api/content/${file}`)) as T;

interface Sample {
  handle: string;
  works: { picture: string }[];
}

describe('the works of sample people', () => {
  // @proves GAP-048
  it('are at least three for each person, and no two show the same picture', async () => {
    const samples = await readJson<Sample[]>('profiles.json');
    expect(samples.filter(({ works }) => works.length < 3).map(({ handle }) => handle)).toEqual([]);
    const pictures = samples.flatMap(({ works }) => works.map(({ picture }) => picture));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  // @proves GAP-048
  it('never show the cover of a contest', async () => {
    const samples = await readJson<Sample[]>('profiles.json');
    const covers = new Set((await readJson<{ cover: string }[]>('contests.json')).map(({ cover }) => cover));
    const shared = samples.flatMap(({ works }) => works.filter(({ picture }) => covers.has(picture)));
    expect(shared).toEqual([]);
  });

  // @proves GAP-048
  it('are listed with technique, source and licence', async () => {
    const table = await read('docs/pictures.md');
    const made = (await readJson<Sample[]>('profiles.json'))
      .flatMap(({ works }) => works.map(({ picture }) => picture))
      .filter((picture) => picture.startsWith('/images/works/'))
      .map((picture) => path.basename(picture, '.webp'));
    expect(made.length).toBeGreaterThanOrEqual(30);
    expect(made.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });
});
