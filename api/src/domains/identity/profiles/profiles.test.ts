import type { Problem } from '@verse/api-contract/api';
import { AUDIENCES, GUARDED_FIELDS, type GuardedField } from '@verse/api-contract/identity/profiles.values';
import { DAY_MS } from '@verse/api-contract/time';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import {
  addWork,
  changeProfile,
  ownProfile,
  rename,
  seenBy,
  seenByGuest,
  setPicture,
} from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const toFailure = async (answer: Response) => {
  const { code, message } = (await answer.json()) as Problem;
  return [answer.status, code, message];
};
const idOf = async (visitor: Visitor) => (await visitor.session()).user!.id;

// @proves GAP-048
it('an edited bio is visible to another account exactly as typed', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const typed = {
    bio: 'Signs,\nby hand. <script>alert(1)</script>',
    links: ['https://ada.example/work'],
    skills: ['Lettering', 'Lettering', 'Signs'],
    availability: 'open',
  };
  const own = await changeProfile(ada, typed);
  expect(own).toMatchObject({
    ...typed,
    skills: ['Lettering', 'Signs'],
    visibility: 'everybody',
    refusesTraining: true,
  });
  const { profile } = await seenBy(bola, own.handle);
  expect(profile).toMatchObject({
    bio: typed.bio,
    links: typed.links,
    skills: ['Lettering', 'Signs'],
    name: 'Ada Tester',
  });
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-048
it('completes a link that was typed without a scheme', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const saved = await changeProfile(ada, {
    links: ['ada.example/work', 'https://b.example'],
    site: 'ada.example:8080',
  });
  expect([saved.links, saved.site]).toEqual([
    ['https://ada.example/work', 'https://b.example'],
    'https://ada.example:8080',
  ]);
});

it('rejects invalid links and handles, and changes of an old version', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const { version } = await ownProfile(ada);
  const change = (body: object, read = version) =>
    ada.send('PATCH', '/api/me/profile', body, { 'if-match': `"${read}"` });
  for (const link of ['javascript:alert(1)', 'mailto:a@b.example', 'https://', 'ftp://a.example/', 'http://localhost/'])
    expect([link, (await change({ links: [link] })).status]).toEqual([link, 400]);
  expect((await change({ bio: 'a'.repeat(601) })).status).toBe(400);
  expect((await change({ badges: ['Verified Talent'] })).status).toBe(400);
  for (const handle of ['ab', 'a b', 'é'.repeat(5), '-ada', 'ada--b', 'аdа', 'admin', 'verse', 'creativity-verse-hq'])
    expect([handle, (await rename(ada, handle)).status]).toEqual([handle, 400]);
  expect((await change({ bio: 'First' })).status).toBe(200);
  const late = await change({ bio: 'Second' });
  expect(await late.json()).toMatchObject({ status: 409, current: { bio: 'First', version: version + 1 } });
});

describe('a handle', () => {
  // @proves GAP-048
  it('goes to one of twenty who rename to it at once', async () => {
    const town = await startTown();
    const people = await Promise.all(Array.from({ length: 20 }, () => town.resident('member')));
    const before = await Promise.all(people.map(async (person) => (await ownProfile(person)).handle));
    expect(new Set(before).size).toBe(20);
    const statuses = (await Promise.all(people.map((person) => rename(person, 'Wanted')))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
    const after = await Promise.all(people.map(async (person) => (await ownProfile(person)).handle));
    expect(after).toEqual(before.map((handle, index) => (statuses[index] === 200 ? 'wanted' : handle)));
  });

  // @proves GAP-048
  it('leads to its owner after every rename, is never reused, and can change twice in thirty days', async () => {
    const town = await startTown();
    const ada = await town.resident('member');
    const bola = await town.resident('member');
    const { handle: first } = await ownProfile(ada);
    expect((await rename(ada, 'ada-one')).status).toBe(200);
    expect((await rename(ada, 'ada-two')).status).toBe(200);
    expect((await rename(ada, 'ada-three')).status).toBe(429);
    expect((await ownProfile(ada)).renamesFrom).toBe(new Date(town.clock.now.getTime() + 30 * DAY_MS).toISOString());
    const before = new Date(town.clock.now.getTime() - 31 * DAY_MS);
    const { id } = await ownProfile(ada);
    await town.api.store.db.collection('profiles').updateOne({ _id: id }, { $set: { renamedAt: [before, before] } });
    expect((await rename(ada, 'ada-three')).status).toBe(200);
    for (const handle of [first, 'ada-one', 'ADA-TWO', 'ada-three'])
      expect((await seenByGuest(town, handle)).handle).toBe('ada-three');
    expect(await toFailure(await rename(bola, first))).toEqual([
      409,
      'conflict',
      'This handle is taken. Please choose another one.',
    ]);
  });
});

const CANARIES: Record<GuardedField, string> = {
  cover: 'srcset',
  bio: 'canary of the bio',
  links: 'https://canary-link.example/',
  skills: 'Canary skill',
  availability: 'busy',
  place: 'Canary place',
  badges: 'Canary badge',
  works: 'Canary work',
  email: 'canary@mail.example',
  phone: '+1 555 0100',
  site: 'https://canary-site.example/',
};

/** Creates a member with a value in every field, each visible to a single audience. */
async function settle(town: Town): Promise<Visitor> {
  const ada = await town.resident('member');
  await addWork(town, ada, { title: CANARIES.works });
  await setPicture(town, ada, 'cover');
  await town.api.store.db
    .collection('profiles')
    .updateOne({ _id: await idOf(ada) }, { $set: { badges: [CANARIES.badges] } });
  await changeProfile(ada, {
    bio: CANARIES.bio,
    links: [CANARIES.links],
    skills: [CANARIES.skills],
    availability: 'busy',
    place: CANARIES.place,
    email: CANARIES.email,
    phone: CANARIES.phone,
    site: CANARIES.site,
  });
  return ada;
}

const MAY_SEE = {
  nobody: ['self'],
  members: ['self', 'member', 'staff'],
  everybody: ['self', 'member', 'staff', 'guest'],
} as const;

// @proves GAP-048 GAP-049
it('shows every field to its audience and to no one else, in any order of viewers', async () => {
  const town = await startTown();
  const ada = await settle(town);
  const { handle } = await ownProfile(ada);
  const looks = {
    guest: async () => (await town.visitor().get(`/api/members/${handle}`)).json(),
    member: lookOf(await town.resident('member'), handle),
    staff: lookOf(await town.resident('moderator'), handle),
    self: lookOf(ada, handle),
  };
  const leaks: string[] = [];
  for (const audience of AUDIENCES) {
    for (const field of GUARDED_FIELDS) {
      const shownTo = Object.fromEntries(GUARDED_FIELDS.map((one) => [one, one === field ? audience : 'nobody']));
      await changeProfile(ada, { shownTo });
      for (const order of [Object.entries(looks), Object.entries(looks).toReversed()])
        for (const [viewer, look] of order) {
          const seen = (await look()) as { profile?: object };
          const shown = GUARDED_FIELDS.filter((one) => one in (seen.profile ?? seen));
          const text = JSON.stringify(seen);
          const expected = GUARDED_FIELDS.filter(
            (one) => viewer === 'self' || (one === field && (MAY_SEE[audience] as readonly string[]).includes(viewer)),
          );
          if (shown.join() !== expected.join())
            leaks.push(`${viewer} sees ${shown.join()} of ${field} for ${audience}`);
          for (const [hidden, canary] of Object.entries(CANARIES))
            if (
              hidden !== 'cover' &&
              hidden !== 'availability' &&
              !shown.includes(hidden as GuardedField) &&
              text.includes(canary)
            )
              leaks.push(`${viewer}: ${canary}`);
        }
    }
  }
  expect(leaks).toEqual([]);
});

const lookOf = (visitor: Visitor, handle: string) => async () =>
  (await visitor.get(`/api/members/${handle}/view`)).json();

// @proves GAP-048
it('responds for a hidden profile as for an unknown handle, byte for byte', async () => {
  const town = await startTown();
  const ada = await settle(town);
  const bola = await town.resident('member');
  const { handle } = await changeProfile(ada, { visibility: 'nobody' });
  const acts = [
    ['GET', '', undefined],
    ['GET', '/view', undefined],
    ['PUT', '/follow', undefined],
    ['DELETE', '/follow', undefined],
  ] as const;
  for (const [method, path, body] of acts) {
    const answers = await Promise.all(
      [handle, 'nobody-has-this'].map(async (one) => {
        const answer = await bola.send(method, `/api/members/${one}${path}`, body);
        const { instance: _instance, requestId: _id, ...said } = (await answer.json()) as Record<string, unknown>;
        return [answer.status, said];
      }),
    );
    expect([method, path, answers[0]]).toEqual([method, path, answers[1]]);
    expect(answers[0]?.[0]).toBe(404);
  }
  await changeProfile(ada, { visibility: 'members' });
  expect((await town.visitor().get(`/api/members/${handle}`)).status).toBe(404);
  expect((await seenBy(bola, handle)).isSelf).toBe(false);
});

// @proves GAP-049 COM-06 COM-07
it('counts a follower once, however often the follow is repeated', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const { handle } = await ownProfile(ada);
  const follow = `/api/members/${handle}/follow`;
  for (let times = 0; times < 3; times += 1)
    expect(await (await bola.send('PUT', follow)).json()).toEqual({ isFollowed: true, followers: 1 });
  expect((await ownProfile(ada)).counts).toEqual({ followers: 1, following: 0, likes: 0 });
  expect((await seenByGuest(town, handle)).counts.followers).toBe(1);
  expect(await seenBy(bola, handle)).toMatchObject({ isFollowed: true, isSelf: false });
  expect((await ownProfile(bola)).counts.following).toBe(1);
  expect(await (await bola.delete(follow)).json()).toEqual({ isFollowed: false, followers: 0 });
  expect((await ada.send('PUT', follow)).status).toBe(409);
  expect(town.api.scans).toEqual([]);
});
