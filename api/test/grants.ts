import { briefFor, postBrief } from './briefs';
import { announce, enter, entryPath, sendPart, storeContest } from './contest-entries';
import { contestOf, insertContest } from './contest-judging';
import { createOrganisation, postJob, rows } from './hiring';
import { apply } from './job-market';
import { idOf } from './notified';
import { accept, invite, memberWith } from './organisations';
import { PASSWORD, tokenOf, type Town, type Visitor } from './people';
import { acceptOffer, handleOf, offersIn, sendBrief, sendOffer, termsOf } from './project-offers';
import { formOf } from './publishing';
import { sendRaw } from './raw-request';
import { registryIn, SECTION } from './registry-requests';

/**
 * A permission that a person has because another person, or an earlier act of the same person, gave it. It ends with
 * the right of the giver.
 */
export interface Grant {
  /** Whether the grant is accepted now. */
  isAccepted: () => Promise<boolean>;
  /** Ways in which the giver loses the right. */
  losses: Record<string, () => Promise<unknown>>;
}
export type Give = (site: GrantSite) => Promise<Grant>;
export interface GrantSite {
  town: Town;
  admin: Visitor;
}

let count = 0;
const next = () => (count += 1);

async function succeed(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.status >= 300) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}
const succeeds = async (answer: Promise<Response>): Promise<boolean> => (await answer).status < 300;

const suspend = async ({ admin }: GrantSite, giver: Visitor) =>
  succeed(admin.patch(`/api/accounts/${await idOf(giver)}`, { isSuspended: true }));
const changeRole = async ({ admin }: GrantSite, giver: Visitor, role: string) =>
  succeed(admin.patch(`/api/accounts/${await idOf(giver)}`, { role }));
const leave = (giver: Visitor) => succeed(giver.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' }));
async function erase({ town }: GrantSite, giver: Visitor): Promise<void> {
  const id = await idOf(giver);
  await leave(giver);
  const users = town.api.store.db.collection('auth_user');
  await users.updateOne({ _id: id }, { $set: { deletionAt: town.clock.now } });
  await town.api.background.run('erase-accounts');
}

const lossesOfAccount = (site: GrantSite, giver: Visitor): Grant['losses'] => ({
  'is suspended': () => suspend(site, giver),
  'is leaving': () => leave(giver),
  'is erased': () => erase(site, giver),
});

async function startOrganisation({ town }: GrantSite) {
  const handle = `lamps-${next()}`;
  const owner = await town.resident('member');
  await createOrganisation(town, owner, { handle });
  const path = `/api/organisations/${handle}`;
  const second = await memberWith(town, owner, 'owner', { handle });
  const demote = async (method: string, role?: string) =>
    succeed(
      role === undefined
        ? second.send(method, `${path}/members/${await idOf(owner)}?confirm=${handle}`)
        : second.send(method, `${path}/members/${await idOf(owner)}`, { role, confirm: handle }),
    );
  return {
    handle,
    path,
    owner,
    second,
    losses: {
      'is no longer an owner': () => demote('PATCH', 'recruiter'),
      'is removed from the organisation': () => demote('DELETE'),
      'closes the organisation': () => succeed(second.send('DELETE', path, { confirm: handle })),
    },
  };
}

/** Every kind of grant that is stored. */
export const GRANTS: Record<string, Give> = {
  'an invitation to an organisation': async (site) => {
    const { handle, owner, losses } = await startOrganisation(site);
    const email = `invited-${next()}@example.org`;
    const invited = await site.town.resident('member', email);
    const token = await invite(site.town, owner, email, { handle });
    return {
      isAccepted: () => succeeds(accept(invited, token)),
      losses: { ...losses, ...lossesOfAccount(site, owner) },
    };
  },
  'an invitation to the team of an entry': async (site) => {
    const contest = await storeContest(site.town, { id: `posters-${next()}`, position: next() });
    const captain = await site.town.resident('member');
    const invited = await site.town.resident('member');
    await enter(captain, {}, contest);
    const path = entryPath(contest);
    const handle = await handleOf(captain);
    await succeed(captain.send('PUT', `${path}/team/${await handleOf(invited)}`));
    return {
      isAccepted: () => succeeds(invited.send('PUT', `${path}/team/acceptance`, { captain: handle })),
      losses: {
        'withdraws the entry': () => succeed(captain.delete(path)),
        ...lossesOfAccount(site, captain),
      },
    };
  },
  'the place of a judge': async (site) => {
    const { handle, path, owner } = await startOrganisation(site);
    const judge = await memberWith(site.town, owner, 'judge', { handle });
    const id = `judged-${next()}`;
    const { db } = site.town.api.store;
    const handles = db.collection<{ _id: string; organisationId: string }>('organisation_handles');
    const { organisationId } = (await handles.findOne({ _id: handle }))!;
    const judgeIds = [await idOf(judge)];
    await insertContest(db, contestOf(site.town.clock.now, { id, organisationId, judgeIds, position: next() }));
    const member = `${path}/members/${await idOf(judge)}`;
    return {
      isAccepted: () => succeeds(judge.get(`/api/judging/${id}`)),
      losses: {
        'removes the judge from the organisation': () => succeed(owner.send('DELETE', member)),
        'closes the organisation': async () => {
          const others = db.collection('organisations');
          await others.updateOne({ _id: organisationId }, { $set: { state: 'deleted' } });
        },
      },
    };
  },
  'a referral link': async (site) => {
    const referrer = await site.town.resident('member');
    const { code } = (await (await referrer.get('/api/referrals')).json()) as { code: string };
    const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const answer = await sendRaw(site.town.api, { method: 'GET', path: `/r/${code}`, headers });
    const [name, value] = answer.headers['set-cookie']![0]!.split(';', 1)[0]!.split('=');
    const guest = site.town.visitor();
    guest.cookies.set(name!, value!);
    return {
      isAccepted: async () => ((await (await guest.get('/api/invitation')).json()) as { by: unknown }).by !== null,
      losses: lossesOfAccount(site, referrer),
    };
  },
  'an emailed link of an account': async (site) => {
    const email = `forgetful-${next()}@example.org`;
    const member = await site.town.resident('member', email);
    await site.town.visitor().post('/api/forgot-password', { email });
    const token = tokenOf((await site.town.mails()).findLast(({ to }) => to === email));
    const form = { token, newPassword: 'Fresh-5-Start!' };
    return {
      isAccepted: () => succeeds(site.town.visitor().post('/api/reset-password', form)),
      losses: { 'is suspended': () => suspend(site, member), 'is erased': () => erase(site, member) },
    };
  },
  'a session of staff': async (site) => {
    const staff = await site.town.resident('admin');
    return {
      isAccepted: () => succeeds(staff.get('/api/accounts')),
      losses: { 'loses the role': () => changeRole(site, staff, 'member'), ...lossesOfAccount(site, staff) },
    };
  },
  'a publication scheduled for later': async (site) => {
    const author = await site.town.resident('author');
    const soon = new Date(site.town.clock.now.getTime() + 1000);
    const form = await formOf({ text: { scheduledFor: soon.toISOString() } });
    const answer = await succeed(author.send('POST', '/api/blogs', form));
    const { _id } = (await answer.json()) as { _id: string };
    return {
      async isAccepted() {
        site.town.clock.now = new Date(soon.getTime() + 1000);
        await site.town.api.background.run('publish-scheduled-posts');
        return succeeds(site.town.visitor().get(`/api/blogs/${_id}`));
      },
      losses: { 'loses the role': () => changeRole(site, author, 'member'), ...lossesOfAccount(site, author) },
    };
  },
  'an upload to the entry of a team': async (site) => {
    const contest = await storeContest(site.town, { id: `posters-${next()}`, position: next() });
    const captain = await site.town.resident('member');
    const mate = await site.town.resident('member');
    await enter(captain, {}, contest);
    const path = entryPath(contest);
    const own = `${path}/team/${await handleOf(mate)}`;
    await succeed(captain.send('PUT', own));
    await succeed(mate.send('PUT', `${path}/team/acceptance`, { captain: await handleOf(captain) }));
    const bytes = Buffer.from('%PDF-1.7 '.padEnd(100, 'x'));
    const address = (await announce(mate, 'a.pdf', bytes.length, contest)).headers.get('location')!;
    return {
      isAccepted: () => succeeds(sendPart(mate, address, 0, bytes)),
      losses: { 'removes the member from the team': () => succeed(captain.delete(own)) },
    };
  },
  'an offer in a project': async (site) => {
    const client = await site.town.resident('member');
    const seller = await site.town.resident('member');
    const number = await sendBrief(client, { kind: 'member', handle: await handleOf(seller) });
    const { versions } = await offersIn(await sendOffer(seller, number, 0, termsOf(site.town)), 201);
    return {
      isAccepted: () => succeeds(acceptOffer(client, number, versions[0]!)),
      losses: lossesOfAccount(site, seller),
    };
  },
  'a profile that takes briefs': async (site) => {
    const client = await site.town.resident('member');
    const seller = await site.town.resident('member');
    const brief = await briefFor(seller);
    return {
      isAccepted: () => succeeds(postBrief(client, brief)),
      losses: lossesOfAccount(site, seller),
    };
  },
  'an application that an organisation reads': async (site) => {
    const { handle, path, owner, second, losses } = await startOrganisation(site);
    const { id } = await postJob(site.town, second, handle);
    const applicant = await site.town.resident('member');
    await succeed(apply(applicant, id));
    const [row] = (await rows(owner, handle, id)).applications;
    const { 'is no longer an owner': _, ...ofReader } = losses;
    return {
      isAccepted: () => succeeds(owner.get(`${path}/applications/${row!.id}`)),
      losses: { ...ofReader, 'is erased': () => erase(site, applicant) },
    };
  },
  'a code for the domain of an organisation': async (site) => {
    const { path, owner, losses } = await startOrganisation(site);
    await succeed(owner.post(`${path}/domain/code`, { email: `ada@lantern-${next()}.studio` }));
    const code = /: (\d{8})$/.exec((await site.town.mails()).at(-1)!.paragraphs[1]!)![1]!;
    return {
      isAccepted: () => succeeds(owner.post(`${path}/domain/confirm`, { code })),
      losses: { ...losses, 'is suspended': () => suspend(site, owner), 'is leaving': () => leave(owner) },
    };
  },
  'the release token of a section': async ({ town }) => {
    const registry = await registryIn(town.api.store.db);
    const headers = { authorization: `Bearer ${await registry.createToken(SECTION)}` };
    return {
      isAccepted: () => succeeds(town.api.call(`/api/registry/sections/${SECTION}`, { headers })),
      losses: { 'creates another token': () => registry.createToken(SECTION) },
    };
  },
};
