import type { ContestGallery, GalleryAgreement, PastGallery } from '@verse/api-contract/api';
import { publishResults } from '../../../../test/contest-awards';
import {
  contestOf,
  entryIdOf,
  insertContest,
  insertEntry,
  type Jury,
  setUpJury,
} from '../../../../test/contest-judging';
import { wait } from '../../../../test/job-market';
import { idOf } from '../../../../test/notified';
import { PASSWORD, startTown, type Visitor } from '../../../../test/people';
import { jpegOf } from '../../../../test/pictures';
import { stopApis } from '../../../../test/start-api';
import { openWatchedBlobs } from '../../../../test/stored-blobs';

afterEach(stopApis);

const GALLERY = '/api/contests/posters/gallery';
const PREPARE = 'prepare-contest-galleries';

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });
const agree = (maker: Visitor, isAgreed: boolean) =>
  maker.send('PUT', '/api/contests/posters/entries/own/gallery', { isAgreed });
const galleryOf = async (reader: Visitor, query = '') => {
  const answer = await reader.get(`${GALLERY}${query}`);
  return answer.status === 200 ? ((await answer.json()) as ContestGallery) : answer.status;
};
const numbersOf = async (reader: Visitor) => {
  const gallery = await galleryOf(reader);
  return typeof gallery === 'number' ? gallery : gallery.entries.map(({ number }) => number);
};

/** Starts a town, with a function that gives an entry files as uploads would. */
async function startWithFiles() {
  const known = await openWatchedBlobs();
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' }, { store: known.store });
  return {
    town,
    async addFiles({ contest }: Jury, number: number, types: readonly string[]): Promise<void> {
      const bytes = await jpegOf({ width: 300, height: 900 });
      const files = [];
      for (const [index, type] of types.entries()) {
        const blob = `${String(number).padStart(16, '0')}${String(index).padStart(16, '0')}.file`;
        await known.blobs().put(blob, bytes);
        const part = { type, bytes: bytes.length, parts: [{ blob, bytes: bytes.length }] };
        files.push({ ...part, id: `f${index}`, name: 'ada-tester.jpg', sha256: '', shown: part });
      }
      await town.api.store.db
        .collection<{ _id: string }>('contest_entries')
        .updateOne({ _id: entryIdOf(contest, number) }, { $set: { 'submission.files': files } });
    },
  };
}

// @proves GAP-058
it('shows entries whose makers agreed, winner first, and nothing of them before the results', async () => {
  const { town, addFiles } = await startWithFiles();
  const jury = await setUpJury(town, { entries: 4 });
  const [first, second, third] = jury.makers as [Visitor, Visitor, Visitor];
  const guest = town.visitor();
  await addFiles(jury, 1, ['image/jpeg']);
  await addFiles(jury, 2, ['application/pdf']);
  for (const maker of [third, second, first]) expect((await agree(maker, true)).status).toBe(200);
  expect(await town.api.background.run(PREPARE)).toBe(0);
  for (const reader of [guest, first, jury.owner, jury.judges[0]!]) {
    expect(await galleryOf(reader)).toBe(404);
    expect((await reader.get(`${GALLERY}/1/files/0`)).status).toBe(404);
  }
  const rows = town.api.store.db.collection<{ _id: string; picture?: unknown }>('contest_gallery');
  expect((await rows.find({ contestId: 'posters' }).toArray()).filter(({ picture }) => picture)).toEqual([]);

  await publishResults(town, jury);
  wait(town, 60_000);
  await Promise.all([1, 2].map(() => town.api.background.run(PREPARE)));
  const gallery = (await galleryOf(guest)) as ContestGallery;
  expect(gallery.entries.map(({ number, title }) => [number, title])).toEqual([
    [1, 'Lantern 1'],
    [2, 'Lantern 2'],
    [3, 'Lantern 3'],
  ]);
  const [winner, pdf] = gallery.entries;
  expect(winner!.picture).toMatchObject({ width: 300, height: 900, alt: 'Lantern 1' });
  expect(winner!.makers).toHaveLength(1);
  expect(pdf).toMatchObject({ picture: null, text: 'A poster with a lantern.', files: [{ type: 'application/pdf' }] });
  expect((await guest.get(winner!.picture!.src)).status).toBe(200);
  const file = await guest.get(`${GALLERY}/2/files/0`);
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^inline; filename="Entry 2 file 1\.pdf"/),
  ]);
  // Entry 4 did not agree.
  expect((await guest.get(`${GALLERY}/4/files/0`)).status).toBe(404);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('can be agreed to after the results, and taken back at any time, with the pictures', async () => {
  const { town, addFiles } = await startWithFiles();
  const jury = await setUpJury(town);
  const [maker] = jury.makers as [Visitor];
  const guest = town.visitor();
  await addFiles(jury, 1, ['image/jpeg']);
  await publishResults(town, jury);
  expect(await numbersOf(guest)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => agree(maker, true)));
  const { entries } = (await galleryOf(guest)) as ContestGallery;
  const { src } = entries[0]!.picture!;
  expect((await guest.get(src)).status).toBe(200);
  expect((await agree(maker, false)).status).toBe(200);
  expect(await numbersOf(guest)).toEqual([]);
  for (const path of [src, `${GALLERY}/1/files/0`]) expect((await guest.get(path)).status).toBe(404);
  expect((await agree(town.visitor(), true)).status).toBe(401);
  expect((await agree(jury.owner, true)).status).toBe(404);
});

// @proves GAP-058
it('waits for every maker of a team, and loses those whose accounts are erased', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 1 });
  const partner = await town.resident('member', 'partner@example.org');
  const [maker] = jury.makers as [Visitor];
  const [makerId, partnerId] = await Promise.all([maker, partner].map(idOf));
  await insertEntry(town.api.store.db, jury.contest, 2, [partnerId!]);
  await town.api.store.db
    .collection<{ _id: string }>('contest_entries')
    .updateOne({ _id: entryIdOf(jury.contest, 1) }, { $set: { memberIds: [makerId, partnerId] } });
  await town.api.store.db.collection('contest_entries').deleteMany({ _id: entryIdOf(jury.contest, 2) });
  await publishResults(town, jury);
  const guest = town.visitor();
  const answer = (await (await agree(maker, true)).json()) as GalleryAgreement;
  expect(answer).toEqual({ isAgreed: true, missing: 1, hasResults: true });
  expect(await numbersOf(guest)).toEqual([]);
  await agree(partner, true);
  expect(await numbersOf(guest)).toEqual([1]);
  const users = town.api.store.db.collection<{ _id: string }>('auth_user');
  for (const [member, shown] of [
    [partner, [1]],
    [maker, []],
  ] as const) {
    const id = await idOf(member);
    expect((await member.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
    expect(await numbersOf(guest)).toEqual(shown);
    await users.updateOne({ _id: id }, { $set: { deletionAt: town.clock.now } });
    await town.api.background.run('erase-accounts');
    expect(await numbersOf(guest)).toEqual(shown);
  }
});

// @proves GAP-058
it('shows the best entries of the organisation’s earlier contest beside its next one', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 2 });
  const { organisationId } = jury.contest;
  const next = contestOf(town.clock.now, { id: 'next-posters', organisationId, position: 2 });
  await insertContest(town.api.store.db, next);
  const pastOf = async (id: string) => {
    const answer = await town.visitor().get(`/api/contests/${id}/gallery/past`);
    return (await answer.json()) as PastGallery;
  };
  expect(await pastOf('next-posters')).toEqual({ contest: null, entries: [] });
  await agree(jury.makers[0]!, true);
  await publishResults(town, jury);
  wait(town, 60_000);
  await town.api.background.run(PREPARE);
  expect(await pastOf('next-posters')).toMatchObject({
    contest: { id: 'posters', title: 'Posters for a theatre' },
    entries: [{ number: 1, title: 'Lantern 1' }],
  });
  expect((await pastOf('posters')).contest).toBeNull();
});
