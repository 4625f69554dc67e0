import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

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
  it('are listed with technique, source and licence, as are covers of contests and pictures of products', async () => {
    const table = await read('docs/pictures.md');
    const made = (await listPictures()).map((picture) => path.basename(picture, '.webp'));
    expect(made.length).toBeGreaterThanOrEqual(56);
    expect(made.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });

  // @proves GAP-048
  it('look like no other work, cover or product', async () => {
    const pictures = await listPictures();
    const prints = await Promise.all(pictures.map(fingerprint));
    const alike = pictures.flatMap((one, index) =>
      pictures.slice(index + 1).flatMap((other, after) => {
        const bits = countDifferences(prints[index]!, prints[index + 1 + after]!);
        return bits < FEWEST_BITS ? [`${one}, ${other}: ${bits}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

/** The pictures that are made for the samples, but not those of posts, which may show a work of their author. */
async function listPictures(): Promise<string[]> {
  const works = (await readJson<Sample[]>('profiles.json')).flatMap((sample) =>
    sample.works.map((work) => work.picture),
  );
  const covers = (await readJson<{ cover: string }[]>('contests.json')).map(({ cover }) => cover);
  const products = await Promise.all(
    ['shop-products.json', 'marketplace-products.json'].map(readJson<{ image: string }[]>),
  );
  const all = [...works, ...covers, ...products.flat().map(({ image }) => image)];
  return all.filter((picture) => !picture.startsWith('/images/posts/'));
}

const SIDE = 16;
/** Of 240 bits. A recoloured or recompressed copy differs in fewer. */
const FEWEST_BITS = 24;

/** Whether each of 16 × 15 squares of the picture is brighter than its right neighbour. */
async function fingerprint(picture: string): Promise<boolean[]> {
  const file = path.join(ROOT, 'api/content', picture);
  const grey = await sharp(file).resize(SIDE, SIDE, { fit: 'fill' }).greyscale().raw().toBuffer();
  return [...grey].flatMap((value, at) => (at % SIDE === SIDE - 1 ? [] : [value > grey[at + 1]!]));
}

const countDifferences = (one: boolean[], other: boolean[]) => one.filter((bit, index) => bit !== other[index]).length;
