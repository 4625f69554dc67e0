import type { JudgedEntry } from '@verse/api-contract/contests/contest-entries';
import { contestListSchema } from '@verse/api-contract/contests/contests.schema';
import { CANARY_DRAFT, canaryFiles, found, text } from '../../../../test/contest-canaries';
import {
  enter,
  entryOverviewOf,
  entryPath,
  openEntryOverview,
  storeContest,
  submit,
  upload,
} from '../../../../test/contest-entries';
import { startTown, type Visitor } from '../../../../test/people';
import { changeProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

async function makeEntry(member: Visitor) {
  await changeProfile(member, { firstName: 'Quillon', lastName: 'Vandermolen' }).catch(() => undefined);
  await enter(member, CANARY_DRAFT);
  const files = await canaryFiles();
  for (const [name, bytes] of files) {
    expect(found(Buffer.concat([bytes, text(name)]))).not.toEqual([]);
    expect([name, (await upload(member, name, bytes)).status]).toEqual([name, 204]);
  }
  return files;
}

// @proves GAP-058
it('no name, address, handle, team, file name, EXIF, XMP or film metadata reaches what judges see', async () => {
  const town = await startTown();
  await storeContest(town);
  const member = await town.resident('member', 'qvdm.private@example.org');
  const accounts = town.api.store.db.collection('auth_user');
  await accounts.updateOne(
    { email: 'qvdm.private@example.org' },
    { $set: { name: 'Quillon Vandermolen', firstName: 'Quillon', lastName: 'Vandermolen' } },
  );
  const files = await makeEntry(member);
  expect((await submit(member)).status).toBe(201);
  const preview = await member.get(`${entryPath()}/preview`);
  const body = new Uint8Array(await preview.arrayBuffer());
  expect(found(body)).toEqual([]);
  const view = JSON.parse(Buffer.from(body).toString()) as JudgedEntry;
  expect(view).toMatchObject({ number: 1, madeHow: 'by-hand' });
  expect(view.files.map(({ index, type }) => [index, type])).toEqual([
    [0, 'image/webp'],
    [1, 'application/pdf'],
    [2, 'video/mp4'],
  ]);
  for (const { index, bytes } of view.files) {
    const sent = await member.get(`${entryPath()}/preview/files/${index}`);
    expect(sent.status).toBe(200);
    const shown = new Uint8Array(await sent.arrayBuffer());
    expect([index, shown.length, found(shown), found(text(sent.headers.get('content-disposition')!))]).toEqual([
      index,
      bytes,
      [],
      [],
    ]);
    // Only a PDF opens in a frame, only in our own pages, as what it is, and with nothing else that could run.
    const isPdf = index === 1;
    const policy = sent.headers.get('content-security-policy')!;
    expect(sent.headers.get('content-disposition')).toMatch(isPdf ? /^inline/ : /^attachment/);
    expect(sent.headers.get('content-type')).toBe(view.files[index]!.type);
    expect(sent.headers.get('x-content-type-options')).toBe('nosniff');
    expect(policy).toMatch(isPdf ? /^default-src 'none'; .*frame-ancestors 'self'$/ : /sandbox$/);
    expect(policy).not.toContain('script-src');
  }
  const film = new Uint8Array(await (await member.get(`${entryPath()}/preview/files/2`)).arrayBuffer());
  expect(film).toHaveLength(files[2]![1].length);
  expect(Buffer.from(film).includes('frames frames')).toBe(true);
  const zip = await member.get(`${entryPath()}/preview/files/3`);
  expect(zip.status).toBe(404);
  const unshown = (await openEntryOverview(member)).entry!.draft.files.map((file) => file.unshown);
  expect(unshown).toEqual([null, null, null, 'Judges don’t see ZIP files, because your name could be inside.']);
});

// @proves GAP-058
it('a team joins by invitation; every member is hidden; blocked and uninvited people stay out', async () => {
  const town = await startTown();
  await storeContest(town, { terms: { teamSize: 2 } });
  const captain = await town.resident('member');
  const friend = await town.resident('member', 'friend.canary@example.org');
  const other = await town.resident('member');
  const handleOf = async (one: Visitor) =>
    ((await (await one.get('/api/me/profile')).json()) as { handle: string }).handle;
  const friendHandle = await handleOf(friend);
  const captainHandle = await handleOf(captain);
  const otherHandle = await handleOf(other);
  await enter(captain, { text: `With friend.canary@example.org and @${friendHandle}.` });
  const invited = await entryOverviewOf(await captain.send('PUT', `${entryPath()}/team/${friendHandle}`));
  expect(invited.entry!.invited).toHaveLength(1);
  expect((await captain.send('PUT', `${entryPath()}/team/${otherHandle}`)).status).toBe(409);
  const accept = (one: Visitor) => one.send('PUT', `${entryPath()}/team/acceptance`, { captain: captainHandle });
  expect((await accept(other)).status).toBe(404);
  expect((await openEntryOverview(friend)).invitations).toHaveLength(1);
  const seenBy = async (one: Visitor) => {
    const { contests } = contestListSchema.parse(await (await one.get('/api/contests')).json());
    return [contests[0]!.entry?.state, contests[0]!.hasEntry];
  };
  expect(await seenBy(friend)).toEqual([undefined, undefined]);
  const joined = await entryOverviewOf(await accept(friend));
  expect(joined.entry!.members.map(({ isYou }) => isYou)).toEqual([false, true]);
  expect(await seenBy(captain)).toEqual(['confirmed', true]);
  // The captain's place covers the whole team, so the list links to the entry.
  expect(await seenBy(friend)).toEqual([undefined, true]);
  expect((await accept(friend)).status).toBe(404);
  expect((await submit(friend)).status).toBe(201);
  const preview = await (await friend.get(`${entryPath()}/preview`)).text();
  expect(preview).not.toContain('friend.canary');
  expect(preview).not.toContain(friendHandle);
  const left = await entryOverviewOf(await friend.delete(`${entryPath()}/team/membership`));
  expect(left.entry).toBeNull();
  expect(await seenBy(friend)).toEqual([undefined, undefined]);
  expect((await openEntryOverview(captain)).entry!.members).toHaveLength(1);
  expect(town.api.scans).toEqual([]);
});
