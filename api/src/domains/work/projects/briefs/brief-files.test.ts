import type { Problem, Project, ProjectThread } from '@verse/api-contract/api';
import { projectThreadSchema } from '@verse/api-contract/work/projects.schema';
import {
  BRIEF,
  briefFor,
  endProject,
  newKey,
  projectOf,
  sendBrief,
  sendFile,
  writeTo,
} from '../../../../../test/briefs';
import { textsOf } from '../../../../../test/notified';
import { startTown, type Visitor } from '../../../../../test/people';
import { ownProfile } from '../../../../../test/profile-people';
import { fileOf } from '../../../../../test/publishing';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

async function setUp() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const client = await town.resident('member', 'client@example.org');
  const seller = await town.resident('member', 'seller@example.org');
  const stranger = await town.resident('member', 'stranger@example.org');
  const { number } = await sendBrief(client, await briefFor(seller));
  const path = `/api/projects/${number}`;
  return { town, client, seller, stranger, number, path };
}

const messageOf = async (answer: Response) => [answer.status, ((await answer.json()) as Problem).message];
const filesOf = async (visitor: Visitor, number: string) => (await projectOf(visitor, number)).brief.files;
const threadOf = async (visitor: Visitor, number: string): Promise<ProjectThread> =>
  projectThreadSchema.parse(await (await visitor.get(`/api/projects/${number}/thread`)).json());

describe('files of a brief', () => {
  // @proves GAP-049
  it('are added by the client, each once, read by both sides, and by no one else', async () => {
    const { town, client, seller, stranger, number, path } = await setUp();
    for (const text of ['one', 'two', 'one'])
      expect((await sendFile(client, `${path}/files`, text, `${text}.pdf`)).status).toBe(200);
    const files = await filesOf(seller, number);
    expect(files.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']);
    const file = `${path}/files/${files[0]!.id}`;
    const read = await seller.get(file);
    expect([read.status, await read.text()]).toEqual([200, '%PDF-1.7 one']);
    expect(read.headers.get('content-disposition')).toContain('attachment');
    expect([(await stranger.get(file)).status, (await town.visitor().get(file)).status]).toEqual([404, 401]);
    expect((await sendFile(seller, `${path}/files`, 'mine')).status).toBe(403);
    expect((await sendFile(stranger, `${path}/files`, 'mine')).status).toBe(404);
    expect([(await seller.delete(file)).status, (await stranger.delete(file)).status]).toEqual([403, 404]);
    expect((await client.delete(file)).status).toBe(200);
    expect([(await client.get(file)).status, (await client.delete(file)).status]).toEqual([404, 404]);
    expect(town.api.scans).toEqual([]);
  });

  // @proves GAP-049
  it('are ten at most, also when they are sent at once, of known types, and end with the project', async () => {
    const { client, number, path } = await setUp();
    const answers: Response[] = [];
    for (let round = 0; round < 6; round += 1)
      answers.push(
        ...(await Promise.all([0, 1].map((one) => sendFile(client, `${path}/files`, `file ${round} ${one}`)))),
      );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await filesOf(client, number)).toHaveLength(10);
    const [first] = await filesOf(client, number);
    await client.delete(`${path}/files/${first!.id}`);
    const form = new FormData();
    form.append('file', fileOf({ bytes: '<script>', name: 'page.html', type: 'text/html' }));
    expect((await client.send('POST', `${path}/files`, form)).status).toBe(400);
    await endProject(client, number, 'No time.', (await projectOf(client, number)).revision);
    expect(await messageOf(await sendFile(client, `${path}/files`, 'late'))).toEqual([
      409,
      'There’s an offer now, so the files are fixed. Send new ones as messages.',
    ]);
  });

  // @proves GAP-049
  it('are not removed by the sweep while a project refers to them', async () => {
    const { town, client, number, path } = await setUp();
    await sendFile(client, `${path}/files`, 'kept');
    await sendFile(client, `${path}/thread/files`, 'kept in the thread');
    town.clock.now = new Date(town.clock.now.getTime() + 3 * 86_400_000);
    await town.api.background.run('remove-loose-pictures');
    const [file] = await filesOf(client, number);
    expect((await client.get(`${path}/files/${file!.id}`)).status).toBe(200);
    const { entries } = await threadOf(client, number);
    expect((await client.get(`${path}/files/${entries[0]!.files[0]!.id}`)).status).toBe(200);
  });
});

describe('the thread of a project', () => {
  // @proves GAP-049
  it('is written once per key and read by both sides alone, with files', async () => {
    const { town, client, seller, stranger, number, path } = await setUp();
    const key = newKey();
    await Promise.all([1, 2, 3].map(() => writeTo(seller, number, 'Which paper?', key)));
    town.clock.now = new Date(town.clock.now.getTime() + 1000);
    expect((await sendFile(client, `${path}/thread/files`, 'paper', 'paper.pdf')).status).toBe(201);
    expect((await threadOf(client, number)).entries).toMatchObject([
      { from: 'client', isOwn: true, files: [{ name: 'paper.pdf' }] },
      { from: 'seller', isOwn: false, text: 'Which paper?', by: 'Ada Tester' },
    ]);
    expect((await stranger.get(`${path}/thread`)).status).toBe(404);
    expect((await writeTo(stranger, number, 'Hello')).status).toBe(404);
    expect((await writeTo(seller, number, ' '.repeat(9))).status).toBe(400);
    expect(await textsOf(client)).toEqual([`Ada Tester wrote to you in “${BRIEF.title}”.`]);
    expect(await textsOf(stranger)).toEqual([]);
    expect(town.api.scans).toEqual([]);
  });

  // @proves GAP-091
  it('stays readable but not writable between two of whom one has blocked the other', async () => {
    const { client, seller, number, path } = await setUp();
    await writeTo(seller, number, 'Before');
    await client.send('PUT', `/api/members/${(await ownProfile(seller)).handle}/block`);
    const seen = (await (await client.get(path)).json()) as Project;
    expect([seen.may.write, seen.seller.name]).toEqual([false, 'A member']);
    for (const one of [client, seller]) {
      expect(await messageOf(await writeTo(one, number, 'After'))).toEqual([
        409,
        'You cannot write in this project now.',
      ]);
      expect((await sendFile(one, `${path}/thread/files`, 'after')).status).toBe(409);
      expect((await threadOf(one, number)).entries.map(({ text }) => text)).toEqual(['Before']);
    }
  });
});
