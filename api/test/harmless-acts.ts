import { act, agreeOn, deliver, upload as addFile, workIn } from './agreed-projects';
import { enter, openEntryOverview, save, storeContest, upload } from './contest-entries';
import { contestsOf, publishContest } from './contests';
import { comment, commentOf, posted } from './feed';
import { createOrganisation } from './hiring';
import { organisationVersion } from './organisations';
import { startTown, type Visitor } from './people';
import { jpegOf } from './pictures';
import { addWork, changeProfile, ownProfile, setPicture, workForm } from './profile-people';
import { projectOf } from './project-offers';
import { fileOf, formWith, pdfOf } from './publishing';
import { order, seen, shelve } from './shop';

type Outcome = { loaded: number; answer: Response };
/** Reads something, makes a change that no writer depends on, and changes it at the version that was read. */
type Harmless = () => Promise<Outcome>;

const sendForm = async (visitor: Visitor, method: string, path: string, version: number, body: FormData) =>
  visitor.send(method, path, body, { 'if-match': `"${version}"` });

const pictureForm = async () =>
  formWith({ alt: 'A lamp', picture: fileOf({ bytes: await jpegOf({ seed: 7, width: 80, height: 50 }) }) });

const toOutcome = async (loaded: number, response: Promise<Response>): Promise<Outcome> => ({
  loaded,
  answer: await response,
});

/** A project whose first milestone is delivered. */
async function delivered() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const agreed = await agreeOn(town);
  const { client, seller, number, ids } = agreed;
  await workIn(await deliver(seller, number, ids[0]!));
  const { revision } = await projectOf(client, number);
  return { ...agreed, first: ids[0]!, second: ids[1]!, revision };
}

/** Versioned writes with an act beside them that changes nothing they depend on. */
export const HARMLESS: Record<string, Harmless> = {
  'PATCH /api/me/profile': async () => {
    const town = await startTown();
    const member = await town.resident('member');
    const { version } = await ownProfile(member);
    await setPicture(town, member, 'picture');
    return toOutcome(version, member.send('PATCH', '/api/me/profile', { bio: 'New' }, { 'if-match': `"${version}"` }));
  },
  'PUT /api/me/profile/:which': async () => {
    const town = await startTown();
    const member = await town.resident('member');
    const { version } = await ownProfile(member);
    await changeProfile(member, { bio: 'New' });
    const form = formWith({ pictures: fileOf({ bytes: await jpegOf({ seed: 8, width: 80, height: 50 }) }) });
    return toOutcome(version, sendForm(member, 'PUT', '/api/me/profile/cover', version, form));
  },
  'PATCH /api/me/works/:id': async () => {
    const town = await startTown();
    const member = await town.resident('member');
    await addWork(town, member);
    const { id, version } = await addWork(town, member, {}, [2]);
    const path = `/api/me/works/${id}`;
    for (const [method, tail] of [
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const)
      expect((await member.send(method, `${path}${tail}`)).status).toBeLessThan(300);
    expect((await member.send('PUT', `${path}/place`, { towards: 'end' })).status).toBe(200);
    return toOutcome(version, sendForm(member, 'PATCH', path, version, await workForm({ title: 'New' }, [3])));
  },
  'PATCH /api/organisations/:handle': async () => {
    const town = await startTown();
    const owner = await town.resident('member');
    await createOrganisation(town, owner, { handle: 'lamps' });
    const path = '/api/organisations/lamps';
    const version = await organisationVersion(owner, 'lamps');
    expect((await sendForm(owner, 'PUT', `${path}/logo`, version, await pictureForm())).status).toBe(200);
    return toOutcome(version, owner.send('PATCH', path, { description: 'New' }, { 'if-match': `"${version}"` }));
  },
  'PATCH /api/organisations/:handle/contests/:id': async () => {
    const town = await startTown();
    const owner = await town.resident('member');
    await createOrganisation(town, owner, { handle: 'lamps' });
    const { id, version } = await publishContest(town, owner, 'lamps');
    const path = `${contestsOf('lamps')}/${id}`;
    expect((await owner.send('PUT', `${path}/picture`, await pictureForm())).status).toBe(200);
    return toOutcome(version, owner.send('PATCH', path, { title: 'New' }, { 'if-match': `"${version}"` }));
  },
  'PUT /api/contests/:id/entries/own': async () => {
    const town = await startTown();
    await storeContest(town);
    const member = await town.resident('member');
    await enter(member);
    const { version } = (await openEntryOverview(member)).entry!;
    expect((await upload(member, 'a.pdf', Buffer.from('%PDF-1.7 '.padEnd(100, 'x')))).status).toBe(204);
    return toOutcome(version, save(member, { text: 'New' }, version));
  },
  'POST /api/projects/:number/milestones/:milestone/decision': async () => {
    const { client, seller, number, first, second, revision } = await delivered();
    await workIn(await addFile(seller, number, second));
    await workIn(await deliver(seller, number, second));
    const body = { is: 'accepted', note: '' };
    return toOutcome(revision, act(client, number, `milestones/${first}/decision`, body, { revision }));
  },
  'POST /api/projects/:number/cancellation': async () => {
    const { client, seller, number, second, revision } = await delivered();
    await workIn(await addFile(seller, number, second));
    return toOutcome(revision, act(client, number, 'cancellation', { reason: 'It is late.' }, { revision }));
  },
  'PATCH /api/posts/:id': async () => {
    const town = await startTown();
    const member = await town.resident('member');
    const { id, version } = await posted(member);
    await member.delete(`/api/posts/${id}`);
    await member.post(`/api/posts/${id}/restore`);
    return toOutcome(
      version,
      member.send('PATCH', `/api/posts/${id}`, { text: 'New' }, { 'if-match': `"${version}"` }),
    );
  },
  'PATCH /api/posts/:id/comments/:comment': async () => {
    const town = await startTown();
    const member = await town.resident('member');
    const { id } = await posted(member);
    const { comment: own } = await commentOf(comment(member, id));
    const path = `/api/posts/${id}/comments/${own.id}`;
    await member.delete(path);
    await member.post(`${path}/restore`);
    return toOutcome(own.version, member.send('PATCH', path, { text: 'New' }, { 'if-match': `"${own.version}"` }));
  },
  'POST /api/desk/orders/:number/payment': async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    await shelve(town, '1', 5);
    const buyer = await town.resident('member');
    const staff = await town.resident('admin');
    const { number, total } = await order(buyer, { 1: 1 });
    const { revision } = await seen(staff, number);
    const form = formWith({ file: pdfOf('a receipt') });
    expect((await buyer.send('POST', `/api/orders/${number}/receipts`, form)).status).toBe(200);
    const body = { amount: total.minor, reference: 'Bank 1', on: '2026-11-22' };
    const path = `/api/desk/orders/${number}/payment`;
    return toOutcome(revision, staff.send('POST', path, body, { 'if-match': `"${revision}"` }));
  },
};
