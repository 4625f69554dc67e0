import type { Mark } from '@verse/api-contract/work/project-work.schema';
import { WORK_LIMITS } from '@verse/api-contract/work/project-work.values';
import {
  act,
  type AgreedProject,
  agreeOn,
  deliver,
  failureIn,
  workIn,
  workOf,
} from '../../../../../test/agreed-projects';
import { textsOf } from '../../../../../test/notified';
import { startTown } from '../../../../../test/people';
import { jpegOf } from '../../../../../test/pictures';
import { projectOf } from '../../../../../test/project-offers';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

type Form = Pick<Mark, 'file' | 'x' | 'y' | 'text'>;

const pin = (file: string, text: string, x = 25.5): Form => ({ file, x, y: 60, text });

async function addFile({ seller, number, ids }: AgreedProject, bytes: Uint8Array | string, name: string, type: string) {
  const form = new FormData();
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }));
  await workIn(await seller.send('POST', `/api/projects/${number}/milestones/${ids[0]!}/files`, form));
}

/** An agreed project in which a picture and a PDF are delivered. Returns the ids of both files. */
async function openDelivery() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const agreed = await agreeOn(town);
  await addFile(agreed, await jpegOf({ width: 40, height: 30 }), 'sketch.jpg', 'image/jpeg');
  await addFile(agreed, '%PDF-1.7 notes', 'notes.pdf', 'application/pdf');
  const { milestones } = await workIn(await deliver(agreed.seller, agreed.number, agreed.ids[0]!));
  const { files } = milestones[0]!.deliveries[0]!;
  expect(files.map(({ isPicture }) => isPicture)).toEqual([true, false]);
  return { town, ...agreed, id: agreed.ids[0]!, picture: files[0]!.id, paper: files[1]!.id };
}

type Delivered = Awaited<ReturnType<typeof openDelivery>>;

const ask = ({ client, number, id }: Delivered, marks: Form[], note = '', revision?: number) =>
  act(client, number, `milestones/${id}/decision`, { is: 'changes', note, marks }, revision ? { revision } : {});

const answer = (
  { number, id }: Delivered,
  visitor: AgreedProject['seller'],
  mark: string,
  isDone: boolean,
  text = '',
) => act(visitor, number, `milestones/${id}/marks/${mark}`, { answer: text, isDone }, { method: 'PUT' });

const marksOf = async ({ client, number }: Delivered): Promise<Mark[]> =>
  (await workOf(client, number)).milestones[0]!.deliveries[0]!.decision?.marks ?? [];

// @proves PRJ-01
it('marks are sent with the request as one change, answered, done, undone, and count as one round', async () => {
  const delivered = await openDelivery();
  const { seller, client, number, picture } = delivered;
  await workIn(await ask(delivered, [pin(picture, 'Warmer light.'), pin(picture, 'A thinner frame.', 80)]));
  const { milestones } = await workOf(seller, number);
  expect([milestones[0]!.state, milestones[0]!.revisions]).toEqual(['changes-asked', { used: 1, allowed: 2 }]);
  expect(await marksOf(delivered)).toMatchObject([
    { id: '1-1', number: 1, x: 25.5, y: 60, text: 'Warmer light.', state: 'open', answer: '' },
    { id: '1-2', number: 2, text: 'A thinner frame.' },
  ]);
  expect(await textsOf(seller)).toContain('Ada Tester asks for changes to “Sketch”. Project “A lantern”.');

  const told = 'Ada Tester answered all your marks on “Sketch”. Project “A lantern”.';
  await workIn(await answer(delivered, seller, '1-1', true));
  expect(await textsOf(client)).not.toContain(told);
  await workIn(await answer(delivered, seller, '1-2', false, 'It would break.'));
  expect((await marksOf(delivered)).map(({ state, answer: text }) => [state, text])).toEqual([
    ['done', ''],
    ['answered', 'It would break.'],
  ]);
  for (let times = 0; times < 2; times += 1) await workIn(await answer(delivered, seller, '1-2', true, 'Now it is.'));
  expect((await textsOf(client)).filter((text) => text === told)).toHaveLength(1);
  await workIn(await answer(delivered, seller, '1-1', false));
  expect((await marksOf(delivered))[0]!.state).toBe('open');

  await workIn(await deliver(seller, number, delivered.id));
  expect((await marksOf(delivered)).map(({ text }) => text)).toEqual(['Warmer light.', 'A thinner frame.']);
  const exported = await Promise.all([client, seller].map(async (one) => (await one.post('/api/me/export')).text()));
  expect(exported.map((text) => [text.includes('Warmer light.'), text.includes('Now it is.')])).toEqual([
    [true, false],
    [false, true],
  ]);
});

// @proves PRJ-01
it('a request without text or marks, with marks on no picture, or with too many is refused as a whole', async () => {
  const delivered = await openDelivery();
  const { client, seller, number, id, picture, paper } = delivered;
  const many = Array.from({ length: WORK_LIMITS.marks + 1 }, () => pin(picture, 'Here.'));
  for (const marks of [[], [pin(paper, 'Here.')], [pin('0'.repeat(16), 'Here.')], [pin(picture, '')], many])
    expect(await failureIn(await ask(delivered, marks))).toEqual([400, 'invalid']);
  for (const x of [-1, 101]) expect((await ask(delivered, [pin(picture, 'Here.', x)])).status).toBe(400);
  const accepted = { is: 'accepted', note: '', marks: [pin(picture, 'Here.')] };
  expect((await act(client, number, `milestones/${id}/decision`, accepted)).status).toBe(400);
  const work = await workOf(client, number);
  expect([work.milestones[0]!.state, work.milestones[0]!.deliveries[0]!.decision]).toEqual(['delivered', null]);

  // Of two requests at the same moment, one is stored with all of its marks.
  const { revision } = await projectOf(client, number);
  const asked = await Promise.all([1, 2].map((n) => ask(delivered, [pin(picture, `Request ${n}`)], '', revision)));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await marksOf(delivered)).toHaveLength(1);
  expect((await answer(delivered, client, '1-1', true)).status).toBe(403);
  expect((await answer(delivered, seller, '1-2', true)).status).toBe(404);
  const stranger = await delivered.town.resident('member');
  const path = `/api/projects/${number}/milestones/${id}/marks/1-1`;
  const done = { answer: '', isDone: true };
  expect((await stranger.send('PUT', path, done, { 'if-match': '"1"' })).status).toBe(404);
});

// @proves R35
it('marks that the seller sets done one after another, or at once, are all done', async () => {
  const delivered = await openDelivery();
  const { client, seller, number, id, picture } = delivered;
  const setDone = async (mark: string, revision: number, text = '') =>
    act(seller, number, `milestones/${id}/marks/${mark}`, { answer: text, isDone: true }, { method: 'PUT', revision });
  await workIn(
    await ask(
      delivered,
      [10, 20, 30, 40].map((x) => pin(picture, 'Warmer light.', x)),
    ),
  );
  const { revision } = await projectOf(seller, number);
  await workIn(await setDone('1-1', revision));
  for (const answered of await Promise.all(['1-2', '1-3', '1-4'].map((mark) => setDone(mark, revision))))
    await workIn(answered);
  expect((await marksOf(delivered)).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
  expect(await failureIn(await setDone('1-1', revision, 'Other words'))).toEqual([409, 'conflict']);

  const before = (await projectOf(client, number)).revision;
  await workIn(await deliver(seller, number, id));
  const unread = { is: 'changes', note: 'Warmer.' };
  expect(await failureIn(await act(client, number, `milestones/${id}/decision`, unread, { revision: before }))).toEqual(
    [409, 'conflict'],
  );
});
