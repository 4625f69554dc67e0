import { randomUUID } from 'node:crypto';
import type { Problem } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { posted } from '../test/feed';
import { startTown, type Town, type Visitor } from '../test/people';
import { noiseOf } from '../test/pictures';
import { stopApis } from '../test/start-api';

afterEach(stopApis);

const UNLIMITED = { RATE_LIMIT_FACTOR: '1000', LIMIT_TOOL_SUGGESTIONS_PER_HOUR: '1000' };

const idOf = async (visitor: Visitor) => (await visitor.session()).user!.id;

/** Stores rows for earlier days directly, without sending a request for each. */
async function fill(town: Town, collection: string, rows: number, row: (index: number) => object): Promise<void> {
  const documents = Array.from({ length: rows }, (_, index) => ({ _id: randomUUID() as string, ...row(index) }));
  await town.api.store.db.collection<{ _id: string }>(collection).insertMany(documents);
}

const relation = (memberId: string) => (index: number) => ({
  objectId: `thing-${index}`,
  memberId,
  state: 'on',
  at: new Date(0),
});

const suggestion = (index: number) => ({
  name: `Tool ${index}`,
  url: `https://tool-${index}.example.org/`,
  category: 'Design',
  pricing: 'Free, open source',
  why: 'It draws well, and it is free for students.',
});

async function toFailure(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as Problem).message];
}

describe('an account', () => {
  // @proves GAP-070
  it('has a quota for saved posts, also when thirty are saved at once, and unsaving one makes room', async () => {
    const town = await startTown(UNLIMITED);
    const ada = await town.resident('member');
    const bola = await town.resident('member');
    await fill(town, 'post_saves', 1995, relation(await idOf(ada)));
    const posts = [];
    for (let index = 0; index < 30; index += 1) posts.push(await posted(bola, { text: `Post ${index}` }));
    const save = (id: string, isSaved: boolean) => ada.send(isSaved ? 'PUT' : 'DELETE', `/api/posts/${id}/save`);
    const answers = await Promise.all(posts.map(({ id }) => save(id, true)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(25);
    expect(await toFailure(answers[statuses.indexOf(409)]!)).toEqual([409, expect.stringContaining('Remove one')]);
    const kept = posts[statuses.findIndex((status) => status < 300)]!;
    const refused = posts[statuses.indexOf(409)]!;
    expect((await save(kept.id, true)).status).toBeLessThan(300);
    expect((await save(kept.id, false)).status).toBeLessThan(300);
    expect((await save(refused.id, true)).status).toBeLessThan(300);
    expect((await save(kept.id, true)).status).toBe(409);
  });

  // @proves GAP-070
  it('has a quota for suggestions that wait for review', async () => {
    const town = await startTown(UNLIMITED);
    const ada = await town.resident('member');
    const suggest = (index: number) => ada.post('/api/tools/suggestions', suggestion(index));
    const answers = [];
    for (let index = 0; index <= 20; index += 1) answers.push(await suggest(index));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(201), 409]);
    expect(await toFailure(answers[20]!)).toEqual([409, expect.stringContaining('20 suggestions waiting')]);
    const admin = await town.resident('moderator');
    const { id, version } = (await answers[0]!.json()) as { id: string; version: number };
    const decided = await admin.send(...(['PATCH', `/api/tools/suggestions/${id}`, { status: 'approved' }] as const), {
      'If-Match': `"${version}"`,
    });
    expect(decided.status).toBe(200);
    expect((await suggest(21)).status).toBe(201);
  });

  // @proves GAP-070
  it('has a quota for bytes of pictures, which frees those of erased posts once they are removed', async () => {
    const most = 3_000_000;
    const town = await startTown({ ...UNLIMITED, LIMIT_UPLOAD_BYTES_PER_ACCOUNT: String(most) });
    const ada = await town.resident('member');
    const publish = async () => {
      const form = new FormData();
      form.append('text', 'A picture');
      form.append('alt', 'Noise');
      form.append('picture', new File([new Uint8Array(await noiseOf(1000, 1000))], 'a.jpg', { type: 'image/jpeg' }));
      return ada.send('POST', '/api/posts', form);
    };
    let answer = await publish();
    let stored = 0;
    for (; answer.status === 201; answer = await publish()) stored += 1;
    expect(stored).toBeGreaterThan(0);
    expect(await toFailure(answer)).toEqual([409, expect.stringContaining('Your account is full.')]);
    const { posts } = (await (await ada.get('/api/posts')).json()) as { posts: { id: string }[] };
    for (const { id } of posts) expect((await ada.delete(`/api/posts/${id}`)).status).toBeLessThan(300);
    expect((await publish()).status).toBe(409);
    const today = town.clock.now;
    town.clock.now = new Date(today.getTime() + 31 * DAY_MS);
    const jobs = town.api.features.flatMap((feature) => feature.jobs ?? []);
    await jobs.find(({ name }) => name === 'remove-deleted-feed-posts')!.run();
    for (const hours of [25, 1]) {
      town.clock.now = new Date(town.clock.now.getTime() + (hours * DAY_MS) / 24);
      await town.api.background.run('remove-loose-pictures');
    }
    town.clock.now = today;
    expect((await publish()).status).toBe(201);
  });
});
