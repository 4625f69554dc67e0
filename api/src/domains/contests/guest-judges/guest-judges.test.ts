import { judgeInvitationListSchema, judgeInvitationSchema } from '@verse/api-contract/contests/guest-judges.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { enter, openEntryOverview } from '../../../../test/contest-entries';
import { close, numbersOf, progressOf, score, scoreOf, setUpJury } from '../../../../test/contest-judging';
import { contestsOf, publishContest } from '../../../../test/contests';
import { createOrganisation, join } from '../../../../test/hiring';
import { toFailure } from '../../../../test/job-market';
import { idOf } from '../../../../test/notified';
import { startTown, tokenOf, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { createJudgeInvitationRepository } from './judge-invitations.repository';

afterEach(stopApis);

const HANDLE = 'lamp-house';
const EMAIL = 'grace@elsewhere.example';
const RECEIVED = '/api/judge-invitations';

async function settle() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const owner = await town.resident('member');
  await createOrganisation(town, owner, { handle: HANDLE });
  const contest = await publishContest(town, owner, HANDLE);
  return { town, owner, contest, path: `${contestsOf(HANDLE)}/${contest.id}` };
}

const invite = async (town: Town, owner: Visitor, path: string, email = EMAIL) => {
  const answer = await owner.post(`${path}/judge-invitations`, { email });
  const invitation = judgeInvitationSchema.strict().parse(await answer.json());
  return { invitation, token: tokenOf((await town.mails()).at(-1)) };
};
const answerWith = (visitor: Visitor, act: 'read' | 'accept' | 'decline', token: string) =>
  visitor.post(`${RECEIVED}/${act}`, { token });
const statesOf = async (owner: Visitor, path: string) => {
  const list = await (await owner.get(`${path}/judge-invitations`)).json();
  return judgeInvitationListSchema.parse(list).invitations.map(({ state, name }) => [state, name]);
};

// @proves GAP-058
it('a judge invited by email judges this contest, and sees nothing else of the organisation', async () => {
  const { town, owner, contest, path } = await settle();
  const { token, invitation } = await invite(town, owner, path);
  const [mail] = town.sent.filter(({ to }) => to === EMAIL);
  expect(mail!.paragraphs.join(' ')).toMatch(/judge the contest “Draw a lantern”.*within 14 days/);
  const other = await town.resident('member');
  expect(await (await answerWith(other, 'read', token)).json()).toMatchObject({ isForCaller: false });
  expect((await answerWith(other, 'accept', token)).status).toBe(403);
  const grace = await town.resident('member', EMAIL);
  expect((await answerWith(grace, 'accept', token)).status).toBe(200);
  // A repeated click does no harm, and the link is of no use to anyone else.
  expect((await answerWith(grace, 'accept', token)).status).toBe(200);
  expect((await answerWith(other, 'read', token)).status).toBe(410);
  expect(await statesOf(owner, path)).toEqual([['accepted', 'Ada Tester']]);
  expect(await (await grace.get('/api/judging')).json()).toMatchObject({ contests: [{ id: contest.id }] });
  const hidden = [path, `${path}/judging`, `${path}/judge-invitations`, `/api/me/organisations/${HANDLE}`];
  for (const one of hidden) expect((await grace.get(one)).status).toBe(404);
  const [status, message] = await toFailure(await grace.send('PUT', `/api/contests/${contest.id}/entry`));
  expect([status, message]).toEqual([409, 'You judge this contest, so you can’t enter it.']);

  expect((await owner.delete(`${path}/judge-invitations/${invitation.id}`)).status).toBe(204);
  expect(await (await grace.get('/api/judging')).json()).toEqual({ contests: [] });
  expect((await answerWith(grace, 'accept', token)).status).toBe(410);
});

// @proves GAP-058
it('an invitation that is accepted while it is withdrawn stays, with its judge', async () => {
  const { town, owner, path } = await settle();
  const { token, invitation } = await invite(town, owner, path);
  const grace = await town.resident('member', EMAIL);
  expect((await answerWith(grace, 'accept', token)).status).toBe(200);
  // The step of a withdrawal that read the invitation before the acceptance.
  const invitations = await createJudgeInvitationRepository(town.api.store.db);
  expect(await invitations.remove(invitation.id)).toBe(false);
  expect(await statesOf(owner, path)).toEqual([['accepted', 'Ada Tester']]);
  expect((await owner.delete(`${path}/judge-invitations/${invitation.id}`)).status).toBe(204);
  expect(await (await grace.get('/api/judging')).json()).toEqual({ contests: [] });
});

// @proves GAP-058
it('an invitation ends with its time, its answer, its withdrawal, its inviter and its contest', async () => {
  const { town, owner, path } = await settle();
  const grace = await town.resident('member', EMAIL);
  const first = await invite(town, owner, path);
  expect((await owner.post(`${path}/judge-invitations`, { email: EMAIL })).status).toBe(409);
  expect((await answerWith(grace, 'decline', first.token)).status).toBe(204);
  expect((await answerWith(grace, 'accept', first.token)).status).toBe(410);
  expect(await statesOf(owner, path)).toEqual([['declined', null]]);

  const again = `${path}/judge-invitations/${first.invitation.id}`;
  expect((await owner.post(`${again}/resend`)).status).toBe(200);
  const second = tokenOf((await town.mails()).at(-1));
  expect((await answerWith(grace, 'read', first.token)).status).toBe(410);
  expect((await answerWith(grace, 'read', second)).status).toBe(200);
  town.clock.now = new Date(town.clock.now.getTime() + 5 * DAY_MS);
  const partner = await town.resident('member');
  await join(town, partner, HANDLE, 'owner');
  const { db } = town.api.store;
  const partnerId = await idOf(partner);
  await db.collection('organisations').updateOne({ handle: HANDLE }, { $addToSet: { ownerIds: partnerId } } as never);
  await db.collection('contest_judge_invitations').updateOne({}, { $set: { invitedBy: partnerId } });
  expect((await answerWith(grace, 'read', second)).status).toBe(200);
  await db.collection('organisations').updateOne({ handle: HANDLE }, { $pull: { ownerIds: partnerId } } as never);
  expect((await answerWith(grace, 'accept', second)).status).toBe(410);
  expect(await statesOf(owner, path)).toEqual([['expired', null]]);

  expect((await owner.post(`${again}/resend`)).status).toBe(200);
  const third = tokenOf((await town.mails()).at(-1));
  const cancel = await owner.send('PUT', `${path}/cancellation`, { reason: 'No lamps left.' });
  expect([cancel.status, (await answerWith(grace, 'accept', third)).status]).toEqual([200, 410]);
});

// @proves GAP-058
it('a member who takes part cannot accept, and the invitation stays open', async () => {
  const { town, owner, contest, path } = await settle();
  const grace = await town.resident('member', EMAIL);
  const { token } = await invite(town, owner, path);
  expect((await grace.send('PUT', `/api/contests/${contest.id}/entry`)).status).toBe(200);
  await enter(grace, {}, contest.id);
  expect((await openEntryOverview(grace, contest.id)).entry).not.toBeNull();
  expect(await toFailure(await answerWith(grace, 'accept', token))).toEqual([
    409,
    'You’re in this contest, so you can’t judge it.',
  ]);
  expect(await statesOf(owner, path)).toEqual([['open', null]]);
});

// @proves GAP-058
it('a guest scores entries without names, also where judges are missing, until the results', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const jury = await setUpJury(town, { judges: 2, entries: 1 });
  await progressOf(jury);
  const { token } = await invite(town, jury.owner, jury.path);
  const grace = await town.resident('member', EMAIL);
  expect((await answerWith(grace, 'accept', token)).status).toBe(200);
  expect(await numbersOf(grace, jury)).toEqual([1]);
  for (const judge of [...jury.judges, grace]) expect((await score(judge, jury, 1, scoreOf(4, 4, 4))).status).toBe(200);
  // A judge cannot be removed any more.
  const { invitations } = judgeInvitationListSchema.parse(
    await (await jury.owner.get(`${jury.path}/judge-invitations`)).json(),
  );
  expect((await jury.owner.delete(`${jury.path}/judge-invitations/${invitations[0]!.id}`)).status).toBe(409);
  expect((await close(jury)).status).toBe(204);
  expect((await grace.get(`/api/judging/${jury.contest.id}`)).status).toBe(404);
  expect((await jury.judges[0]!.get(`/api/judging/${jury.contest.id}`)).status).toBe(200);
});

// @proves GAP-058 GAP-092
it('erasing an account removes its invitations and its address', async () => {
  const { town, owner, path } = await settle();
  const { token } = await invite(town, owner, path);
  const grace = await town.resident('member', EMAIL);
  await answerWith(grace, 'accept', token);
  const exported = await (await grace.post('/api/me/export')).text();
  expect(exported).toContain('judgeInvitations');
  const id = await idOf(grace);
  for (const { personalData = [] } of town.api.features) for (const one of personalData) await one.erase(id);
  const { db } = town.api.store;
  expect(await db.collection('contest_judge_invitations').countDocuments({})).toBe(0);
  const contest = await db.collection<{ _id: string; guestIds: string[]; judgeIds: string[] }>('contests').findOne({});
  expect([contest!.guestIds, contest!.judgeIds]).toEqual([[], []]);
});
