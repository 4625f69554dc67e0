import type { Problem } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { organisationPeopleSchema, receivedInvitationSchema } from '@verse/api-contract/work/organisations.schema';
import {
  accept,
  createOrganisation,
  idOf,
  invite,
  memberWith,
  organisationForm,
  ORGANISATIONS,
} from '../../../../test/organisations';
import { startTown, tokenOf, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const HERE = `${ORGANISATIONS}/lantern-street`;
const peopleOf = async (visitor: Visitor) =>
  organisationPeopleSchema.strict().parse(await (await visitor.get(`${HERE}/members`)).json());
const rolesOf = async (visitor: Visitor) => (await peopleOf(visitor)).members.map(({ role }) => role);
const messageOf = async (answer: Response) => ((await answer.json()) as Problem).message;
const read = (visitor: Visitor, token: string) => visitor.post('/api/organisation-invitations/read', { token });
const setRole = (visitor: Visitor, member: string, role: string) =>
  visitor.patch(`${HERE}/members/${member}`, { role, confirm: 'lantern-street' });
const leave = async (visitor: Visitor) => visitor.delete(`${HERE}/members/${await idOf(visitor)}`);

async function settle(): Promise<{ town: Town; owner: Visitor }> {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const owner = await town.resident('member', 'owner@example.org');
  await createOrganisation(owner);
  return { town, owner };
}

it('a person without an account is invited, signs up, and accepts in the mailbox that was invited', async () => {
  const { town, owner } = await settle();
  const sent = await owner.post(`${HERE}/invitations`, { email: 'Rita+work@example.org', role: 'recruiter' });
  expect(sent.status).toBe(201);
  const stored = JSON.stringify(await town.api.store.db.collection('organisation_invitations').find({}).toArray());
  const jobs = JSON.stringify(await town.api.store.db.collection('mail_jobs').find({}).toArray());
  const mail = (await town.mails()).at(-1)!;
  expect(mail).toMatchObject({
    to: 'Rita+work@example.org',
    paragraphs: [expect.stringContaining('“Lantern Street” as a recruiter'), expect.anything()],
  });
  const token = tokenOf(mail);
  for (const [id, secret] of [[token.slice(0, -44), token.slice(-43)]]) {
    expect(stored).not.toContain(secret);
    expect(jobs).not.toContain(secret);
    expect(
      JSON.stringify(await town.api.store.db.collection('organisation_invitations').findOne({ _id: id })),
    ).not.toContain(secret);
  }
  const rita = await town.resident('member', 'rita@example.org');
  expect(receivedInvitationSchema.strict().parse(await (await read(rita, token)).json())).toMatchObject({
    organisation: { name: 'Lantern Street' },
    role: 'recruiter',
    invitedBy: 'Ada Tester',
    isForCaller: true,
  });
  expect((await accept(rita, token)).status).toBe(200);
  expect(await rolesOf(rita)).toEqual(['owner', 'recruiter']);
  expect((await accept(rita, token)).status).toBe(410);
  expect((await peopleOf(owner)).invitations).toEqual([]);
  expect(JSON.stringify(town.api.log)).not.toContain(token.slice(-43));
});

it('another mailbox reads the invitation, but cannot accept it', async () => {
  const { town, owner } = await settle();
  const token = await invite(town, owner, 'rita@example.org');
  const eve = await town.resident('member', 'eve@example.org');
  expect(await (await read(eve, token)).json()).toMatchObject({ isForCaller: false });
  expect((await accept(eve, token)).status).toBe(403);
  const id = token.slice(0, -44);
  for (const forged of [`${id}-${'x'.repeat(43)}`, `${id}-`, id, '', 'x'.repeat(200)])
    expect([forged, (await accept(eve, forged)).status]).toEqual([forged, 410]);
  expect(await rolesOf(owner)).toEqual(['owner']);
});

// @proves GRA-01
it('an invitation that is accepted at this moment is neither withdrawn nor sent again', async () => {
  const { town, owner } = await settle();
  const token = await invite(town, owner, 'rita@example.org');
  const rita = await town.resident('member', 'rita@example.org');
  const { id } = (await peopleOf(owner)).invitations[0]!;
  // The first step of an acceptance.
  const invitations = town.api.store.db.collection<{ _id: string }>('organisation_invitations');
  await invitations.updateOne({ _id: id }, { $set: { acceptedBy: await idOf(rita) } });
  expect((await owner.post(`${HERE}/invitations/${id}/resend`)).status).toBe(409);
  expect((await owner.delete(`${HERE}/invitations/${id}`)).status).toBe(409);
  expect((await accept(rita, token)).status).toBe(200);
  expect(await peopleOf(owner)).toMatchObject({ invitations: [], members: [{}, { role: 'recruiter' }] });
});

it('an invitation expires after 14 days, is sent again with another link, and is withdrawn', async () => {
  const { town, owner } = await settle();
  const first = await invite(town, owner, 'rita@example.org');
  const rita = await town.resident('member', 'rita@example.org');
  town.clock.now = new Date(town.clock.now.getTime() + 14 * DAY_MS + 1);
  await Promise.all([owner.signIn('owner@example.org'), rita.signIn('rita@example.org')]);
  await town.mails();
  expect((await accept(rita, first)).status).toBe(410);
  const [invitation] = (await peopleOf(owner)).invitations;
  expect(invitation).toMatchObject({ email: 'rita@example.org', isExpired: true });
  const again = await owner.post(`${HERE}/invitations`, { email: 'RITA@example.org', role: 'judge' });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ fields: { email: expect.stringContaining('already invited') as string } });
  expect((await owner.post(`${HERE}/invitations/${invitation!.id}/resend`)).status).toBe(200);
  const second = tokenOf((await town.mails()).at(-1));
  expect((await read(rita, first)).status).toBe(410);
  expect((await read(rita, second)).status).toBe(200);
  expect((await owner.delete(`${HERE}/invitations/${invitation!.id}`)).status).toBe(204);
  expect((await accept(rita, second)).status).toBe(410);
});

it('several requests with one link add one member', async () => {
  const { town, owner } = await settle();
  const token = await invite(town, owner, 'rita@example.org');
  // Two accounts that share a mailbox.
  const people = [
    await town.resident('member', 'rita@example.org'),
    await town.resident('member', 'rita+2@example.org'),
  ];
  const answers = await Promise.all([...people, ...people].map((one) => accept(one, token)));
  expect(answers.map(({ status }) => status === 200).filter(Boolean).length).toBeGreaterThanOrEqual(1);
  expect(await rolesOf(owner)).toEqual(['owner', 'recruiter']);
});

it('owners give roles and remove members; each action is in the audit log without an address', async () => {
  const { town, owner } = await settle();
  const rita = await memberWith(town, owner, 'recruiter');
  const ritaId = await idOf(rita);
  expect((await setRole(owner, ritaId, 'judge')).status).toBe(204);
  expect((await setRole(owner, ritaId, 'king')).status).toBe(400);
  expect((await setRole(owner, 'nobody', 'judge')).status).toBe(404);
  expect((await setRole(rita, ritaId, 'owner')).status).toBe(404);
  expect((await owner.delete(`${HERE}/members/${ritaId}`)).status).toBe(204);
  expect((await rita.get(`${HERE}/members`)).status).toBe(404);
  const entries = (await town.api.store.db.collection('audit').find({}).toArray()) as unknown as { action: string }[];
  expect(entries.map(({ action }) => action).filter((action) => action.startsWith('organisation'))).toEqual([
    'organisation: created',
    'organisation: recruiter invited',
    'organisation: joined as recruiter',
    'organisation: made judge',
    'organisation: member removed',
  ]);
  expect(JSON.stringify(entries)).not.toContain('@example.org');
});

it('the last owner can neither leave nor change role until another owner is appointed', async () => {
  const { town, owner } = await settle();
  const ownerId = await idOf(owner);
  const rita = await memberWith(town, owner, 'recruiter');
  for (const answer of [await leave(owner), await setRole(owner, ownerId, 'judge')])
    expect([answer.status, await messageOf(answer)]).toEqual([
      409,
      'Someone has to own this. Make someone else an owner first.',
    ]);
  expect((await setRole(owner, await idOf(rita), 'owner')).status).toBe(204);
  expect((await leave(owner)).status).toBe(204);
  expect(await rolesOf(rita)).toEqual(['owner']);
  expect((await owner.get(`${HERE}/members`)).status).toBe(404);
});

it('owners who leave, or demote each other, at the same moment leave exactly one owner', async () => {
  const { town, owner } = await settle();
  const others = [await memberWith(town, owner, 'owner'), await memberWith(town, owner, 'owner')];
  const all = [owner, ...others];
  const ids = await Promise.all(all.map(idOf));
  const answers = await Promise.all([
    ...all.map(leave),
    ...all.map((one, index) => setRole(one, ids[(index + 1) % 3]!, 'recruiter')),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const stored = (await town.api.store.db.collection('organisations').findOne({})) as unknown as { ownerIds: string[] };
  expect(stored.ownerIds).toHaveLength(1);
  expect(await rolesOf(all[ids.indexOf(stored.ownerIds[0]!)]!)).toContain('owner');
});

it('an erased last owner is followed by the longest-serving recruiter; without one it is deleted', async () => {
  const { town, owner } = await settle();
  await memberWith(town, owner, 'judge');
  const heir = await memberWith(town, owner, 'recruiter');
  await memberWith(town, owner, 'recruiter');
  const erase = async (visitor: Visitor, id: string) => {
    for (const { personalData = [] } of town.api.features)
      for (const { erase: remove } of personalData) await remove(id);
    return visitor;
  };
  const heirId = await idOf(heir);
  await erase(owner, await idOf(owner));
  expect((await peopleOf(heir)).members.find(({ isSelf }) => isSelf)).toMatchObject({ role: 'owner' });
  for (const { id, role } of (await peopleOf(heir)).members)
    if (role === 'recruiter') expect((await heir.delete(`${HERE}/members/${id}`)).status).toBe(204);
  await erase(heir, heirId);
  expect((await town.visitor().get(HERE)).status).toBe(404);
});

it('a founder who has left or was removed gets no role back by sending the creation again', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const founder = await town.resident('member', 'founder@example.org');
  const create = () =>
    founder.send('POST', ORGANISATIONS, organisationForm(), { 'idempotency-key': 'the-first-of-all' });
  expect((await create()).status).toBe(201);
  const founderId = await idOf(founder);
  const owner = await memberWith(town, founder, 'owner');
  expect((await setRole(owner, founderId, 'recruiter')).status).toBe(204);
  expect(await (await create()).json()).toMatchObject({ role: 'recruiter' });
  expect((await owner.delete(`${HERE}/members/${founderId}`)).status).toBe(204);
  expect((await create()).status).toBe(404);
  expect((await founder.get(`${HERE}/members`)).status).toBe(404);
  expect(await rolesOf(owner)).toEqual(['owner']);
});

it('completes a creation whose process was killed before the founder became a member', async () => {
  const town = await startTown();
  const founder = await town.resident('member');
  const create = () =>
    founder.send('POST', ORGANISATIONS, organisationForm(), { 'idempotency-key': 'the-first-of-all' });
  await create();
  await town.api.store.db.collection('organisation_members').deleteMany({});
  expect((await create()).status).toBe(201);
  expect(await rolesOf(founder)).toEqual(['owner']);
});

/** Ways in which the right of an inviter ends; each gets the inviter and another owner. */
const ENDS: Record<string, (town: Town, inviter: Visitor, other: Visitor) => Promise<unknown>> = {
  'is removed': async (_town, inviter, other) =>
    other.delete(`${HERE}/members/${await idOf(inviter)}?confirm=lantern-street`),
  'gets another role': async (_town, inviter, other) => setRole(other, await idOf(inviter), 'recruiter'),
  leaves: async (_town, inviter) => leave(inviter),
  'is suspended': async (town, inviter) => changeAccount(town, inviter, { suspended: true }),
  'is leaving': async (town, inviter) => changeAccount(town, inviter, { deletionAt: town.clock.now }),
  'has no account any more': async (town, inviter) =>
    town.api.store.db.collection('auth_user').deleteOne({ _id: await idOf(inviter) }),
  'has a suspended organisation': async (town) =>
    town.api.store.db.collection('organisations').updateMany({}, { $set: { state: 'suspended' } }),
  'deletes the organisation': async (_town, inviter) => inviter.delete(HERE, { confirm: 'lantern-street' }),
};

const changeAccount = async ({ api }: Town, visitor: Visitor, change: Readonly<Record<string, unknown>>) =>
  api.store.db.collection('auth_user').updateOne({ _id: await idOf(visitor) }, { $set: change });

describe('an invitation is void once its inviter', () => {
  // @proves GRA-01
  it.each(Object.entries(ENDS))('%s', async (_how, end) => {
    const { town, owner } = await settle();
    const inviter = await memberWith(town, owner, 'owner');
    const token = await invite(town, inviter, 'second@example.org', { role: 'owner' });
    const second = await town.resident('member', 'second@example.org');
    expect((await read(second, token)).status).toBe(200);
    await end(town, inviter, owner);
    expect([(await read(second, token)).status, (await accept(second, token)).status]).toEqual([410, 410]);
    expect(
      await town.api.store.db.collection('organisation_members').findOne({ memberId: await idOf(second) }),
    ).toBeNull();
    const { steps } = (await (await second.get('/api/me/next-steps')).json()) as { steps: unknown[] };
    expect(JSON.stringify(steps)).not.toContain('You are invited');
  });
});

// @proves GRA-01
it('the list names the inviter; another owner who sends an invitation again becomes its inviter', async () => {
  const { town, owner } = await settle();
  const inviter = await memberWith(town, owner, 'owner');
  await inviter.patch('/api/me', { firstName: 'Ines', lastName: 'Hill' });
  await invite(town, inviter, 'second@example.org');
  const [sent] = (await peopleOf(owner)).invitations;
  expect(sent).toMatchObject({ invitedBy: 'Ines Hill', isExpired: false });
  await changeAccount(town, inviter, { suspended: true });
  expect((await peopleOf(owner)).invitations).toMatchObject([{ isExpired: true }]);
  expect((await owner.post(`${HERE}/invitations/${sent!.id}/resend`)).status).toBe(200);
  expect((await peopleOf(owner)).invitations).toMatchObject([{ invitedBy: 'Ada Tester', isExpired: false }]);
  const second = await town.resident('member', 'second@example.org');
  expect((await accept(second, tokenOf((await town.mails()).at(-1)))).status).toBe(200);
});

// @proves GRA-01
it('an owner takes the rights of another owner only with the handle typed', async () => {
  const { town, owner } = await settle();
  const other = await memberWith(town, owner, 'owner');
  const path = `${HERE}/members/${await idOf(other)}`;
  expect((await owner.delete(path)).status).toBe(409);
  expect((await owner.patch(path, { role: 'judge' })).status).toBe(409);
  expect((await owner.delete(`${path}?confirm=lantern`)).status).toBe(409);
  expect(await rolesOf(owner)).toEqual(['owner', 'owner']);
  expect((await owner.delete(`${path}?confirm=lantern-street`)).status).toBe(204);
});
