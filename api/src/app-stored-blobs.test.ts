import { announce, sendPart } from '../test/contest-entries';
import { idOf } from '../test/notified';
import { organisationVersion } from '../test/organisations';
import { PASSWORD, type Visitor } from '../test/people';
import { jpegOf, pngOf } from '../test/pictures';
import { workForm } from '../test/profile-people';
import { fileOf, formOf, formWith, pdfOf } from '../test/publishing';
import { type SeededApi, startSeededApi } from '../test/seeded-api';
import { EDITION, PRODUCT } from '../test/seeded-bodies';
import { order, shelve } from '../test/shop';
import { stopApis } from '../test/start-api';
import { expectBalanced, ledgerOf, openWatchedBlobs, sizesIn } from '../test/stored-blobs';
import { type Route, routeName } from './platform/http';
import { SITE_OWNER } from './platform/stored-blobs';

jest.setTimeout(300_000);
afterEach(stopApis);

interface Sweep {
  town: SeededApi;
  neighbour: Visitor;
  /** Path of a valid request of the seeded API. */
  at: (route: string) => string;
  /** Returns the owner for the ledger. */
  owners: { admin: string; neighbour: string };
}

/** Sends a file, and returns the response and the expected owner. */
type SendFile = (sweep: Sweep) => Promise<{ answer: Response; owner: string }>;

let files = 0;
const picture = async () => fileOf({ bytes: await jpegOf({ seed: (files += 1), width: 80, height: 50 }) });
const pdf = () => pdfOf(`file ${(files += 1)}`);
const key = () => ({ 'idempotency-key': `key-of-a-file-${(files += 1)}` });

/** Sends a PDF to the path of a known operation, followed by `/files`. */
const besides =
  (route: string, tail = '/files'): SendFile =>
  async ({ town, at, owners }) => ({
    answer: await town.admin.send('POST', `${at(route)}${tail}`, formWith({ file: pdf() }), key()),
    owner: owners.admin,
  });

async function addProduct({ town }: Sweep): Promise<Response> {
  const picture = new File([await pngOf({ seed: (files += 1) })], 'lamp.png', { type: 'image/png' });
  return town.admin.send('POST', '/api/desk/products', formWith({ product: JSON.stringify(PRODUCT), picture }));
}

async function changeProduct(
  sweep: Sweep,
  body: () => Promise<FormData>,
  method: string,
  tail = '',
): Promise<Response> {
  const { id, version } = (await (await addProduct(sweep)).json()) as { id: string; version: number };
  return sweep.town.admin.send(method, `/api/desk/products/${id}${tail}`, await body(), { 'if-match': `"${version}"` });
}

async function sendPicture(sweep: Sweep, path: string, version?: number, field = 'picture'): Promise<Response> {
  const fields: Record<string, string> = field === 'picture' ? { alt: 'A lamp' } : {};
  const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
  return sweep.town.admin.send('PUT', path, formWith({ ...fields, [field]: await picture() }), headers);
}

/** Every route that takes a file, except the registry's, whose files are no blobs. */
const UPLOADS: Record<string, SendFile> = {
  'POST /api/posts': async ({ town, owners }) => ({
    answer: await town.admin.send('POST', '/api/posts', formWith({ text: 'A', alt: 'B', picture: await picture() })),
    owner: owners.admin,
  }),
  'POST /api/blogs': async ({ town }) => ({
    answer: await town.admin.send(
      'POST',
      '/api/blogs',
      await formOf({ thumbnail: { bytes: await jpegOf({ seed: 90 }) } }),
    ),
    owner: SITE_OWNER,
  }),
  'PUT /api/blogs/:id': async ({ town, at }) => {
    const edition = JSON.stringify({ ...EDITION, pictures: { thumbnail: { alt: '' }, images: [] } });
    const body = formWith({ edition, thumbnail: await picture() });
    return {
      answer: await town.admin.send('PUT', at('PATCH /api/blogs/:id'), body, { 'if-match': '"1"' }),
      owner: SITE_OWNER,
    };
  },
  'PUT /api/blogs/drafts/:id/pictures/:picture': async ({ town, at, owners }) => {
    const path = at('PUT /api/blogs/drafts/:id/pictures/:picture');
    return { answer: await town.admin.send('PUT', path, formWith({ file: await picture() })), owner: owners.admin };
  },
  'POST /api/jobs/:id/application/draft/files': besides('GET /api/jobs/:id/application/draft'),
  'POST /api/organisations/:handle/applications/:id/thread/files': besides(
    'POST /api/organisations/:handle/applications/:id/thread',
  ),
  'POST /api/me/applications/:id/thread/files': async ({ neighbour, at, owners }) => {
    const job = at('GET /api/organisations/:handle/jobs/:id').split('/').at(-1);
    const path = `/api/me/applications/${job}/thread/files`;
    return { answer: await neighbour.send('POST', path, formWith({ file: pdf() }), key()), owner: owners.neighbour };
  },
  'POST /api/projects/:number/files': besides('POST /api/projects/:number/files', ''),
  'POST /api/projects/:number/thread/files': besides('POST /api/projects/:number/thread'),
  'POST /api/projects/:number/milestones/:milestone/files': besides(
    'POST /api/projects/:number/milestones/:milestone/files',
    '',
  ),
  'POST /api/briefs': async ({ town, owners }) => {
    const words = { title: 'A', aim: 'B', links: '', budget: '', currency: 'USD', wantedBy: '', kind: 'house' };
    const body = formWith({ ...words, handle: '', service: '', package: '', files: pdf() });
    const headers = { cookie: town.adminCookie };
    const answer = await town.api.call('/api/briefs', { method: 'POST', body, headers, redirect: 'manual' });
    return { answer, owner: owners.admin };
  },
  'POST /api/orders/:number/receipts': async ({ town }) => {
    await shelve(town, 'of-a-guest', 5);
    const guest = town.visitor();
    const { number } = await order(guest, { 'of-a-guest': 1 }, { email: 'guest@example.org' });
    const stored = await town.api.store.db.collection<{ _id: string; number: string }>('orders').findOne({ number });
    const answer = await guest.send('POST', `/api/orders/${number}/receipts`, formWith({ file: pdf() }));
    return { answer, owner: `order:${stored!._id}` };
  },
  'PUT /api/me/profile/:which': async (sweep) => {
    const { version } = (await (await sweep.town.admin.get('/api/me/profile')).json()) as { version: number };
    const answer = await sendPicture(sweep, '/api/me/profile/picture', version, 'pictures');
    return { answer, owner: sweep.owners.admin };
  },
  'POST /api/me/works': async ({ town, owners }) => ({
    answer: await town.admin.send('POST', '/api/me/works', await workForm({}, [(files += 1)])),
    owner: owners.admin,
  }),
  'PATCH /api/me/works/:id': async ({ town, owners }) => {
    const added = await town.admin.send('POST', '/api/me/works', await workForm({}, [91]));
    const { id, version } = (await added.json()) as { id: string; version: number };
    const body = await workForm({}, [(files += 1)]);
    const answer = await town.admin.send('PATCH', `/api/me/works/${id}`, body, { 'if-match': `"${version}"` });
    return { answer, owner: owners.admin };
  },
  'POST /api/desk/products': async (sweep) => ({ answer: await addProduct(sweep), owner: SITE_OWNER }),
  'PATCH /api/desk/products/:id': async (sweep) => {
    const body = async () => formWith({ product: JSON.stringify({ ...PRODUCT, name: 'B' }), picture: await picture() });
    return { answer: await changeProduct(sweep, body, 'PATCH'), owner: SITE_OWNER };
  },
  'POST /api/desk/products/:id/files': async (sweep) => ({
    answer: await changeProduct(sweep, async () => formWith({ file: pdf() }), 'POST', '/files'),
    owner: SITE_OWNER,
  }),
  'PUT /api/organisations/:handle/logo': async (sweep) => {
    const path = sweep.at('PATCH /api/organisations/:handle');
    const version = await organisationVersion(sweep.town.admin, path.split('/').at(-1)!);
    return { answer: await sendPicture(sweep, `${path}/logo`, version), owner: sweep.owners.admin };
  },
  'PUT /api/organisations/:handle/contests/:id/picture': async (sweep) => ({
    answer: await sendPicture(sweep, sweep.at('PUT /api/organisations/:handle/contests/:id/picture')),
    owner: sweep.owners.admin,
  }),
  'PUT /api/contests/:id/picture': async (sweep) => ({
    answer: await sendPicture(sweep, '/api/contests/posters/picture', 1),
    owner: SITE_OWNER,
  }),
  'PATCH /api/contests/:id/entries/own/uploads/:upload': async ({ town, owners }) => {
    const bytes = Buffer.from(`%PDF-1.7 file ${(files += 1)} ${'x'.repeat(100)}`);
    const address = (await announce(town.admin, 'a.pdf', bytes.length)).headers.get('location')!;
    return { answer: await sendPart(town.admin, address, 0, bytes), owner: owners.admin };
  },
  'POST /api/contests/:id/entries/own/appeals/:appeal/thread/files': besides(
    'POST /api/contests/:id/entries/own/appeals/:appeal/thread',
  ),
  'POST /api/organisations/:handle/contests/:id/appeals/:appeal/thread/files': besides(
    'POST /api/organisations/:handle/contests/:id/appeals/:appeal/thread',
  ),
  'POST /api/contests/:id/prizes/:prize/thread/files': besides('POST /api/contests/:id/prizes/:prize/thread'),
  'POST /api/organisations/:handle/contests/:id/prizes/:prize/thread/files': besides(
    'POST /api/organisations/:handle/contests/:id/prizes/:prize/thread',
  ),
  'POST /api/contest-appeals/:id/thread/files': besides('POST /api/contest-appeals/:id/thread'),
};
/** Releases of sections are rows of the registry, which belong to the section's team and are removed when unused. */
/** Routes for files of releases, and for a form without files. */
const NO_BLOBS = ['POST /api/waiting-lists', 'PUT /api/registry/sections/:section/files/:digest'];

async function startSweep() {
  const disk = { freeShare: 1 };
  const { store, blobs } = await openWatchedBlobs(() => ({ freeShare: () => Promise.resolve(disk.freeShare) }));
  const town = await startSeededApi({}, { store });
  const routes = town.api.features.flatMap((feature) => feature.routes);
  const known = new Map(routes.map((route): [string, Route] => [routeName(route), route]));
  const neighbour = await town.visitor().signIn('nell@example.org', PASSWORD);
  const sweep: Sweep = {
    town,
    neighbour,
    at: (name) => town.good(known.get(name)!).path,
    owners: { admin: await idOf(town.admin), neighbour: await idOf(neighbour) },
  };
  return { sweep, blobs, routes, disk, db: store.db };
}

// @proves R34
it('every route that takes a file writes each blob into the ledger, with its owner and size', async () => {
  const { sweep, blobs, routes, db } = await startSweep();
  const takesFiles = routes.filter((route) => route.form).map((route) => routeName(route));
  expect(takesFiles.toSorted()).toEqual([...Object.keys(UPLOADS), ...NO_BLOBS].toSorted());
  await expectBalanced(db, blobs());
  for (const [name, send] of Object.entries(UPLOADS)) {
    const before = await sizesIn(blobs());
    const { answer, owner } = await send(sweep);
    expect([name, answer.status < 400 ? '' : await answer.text()]).toEqual([name, '']);
    const owners = new Set((await ledgerOf(db)).flatMap(({ _id, ownerId }) => (before.has(_id) ? [] : [ownerId])));
    expect([name, owners]).toEqual([name, new Set([owner])]);
    await expectBalanced(db, blobs());
  }
});

// @proves R34
it('every route that takes a file answers 507 and stores nothing while a disk is nearly full', async () => {
  const { sweep, blobs, disk } = await startSweep();
  const { town } = sweep;
  const { call } = town.api;
  let statuses: number[] = [];
  town.api.call = async (...given) => {
    const answer = await call(...given);
    statuses.push(answer.status);
    return answer;
  };
  disk.freeShare = 0.04;
  town.clock.now = new Date(town.clock.now.getTime() + 2000);
  const before = await sizesIn(blobs());
  for (const [name, send] of Object.entries(UPLOADS)) {
    statuses = [];
    // Some routes need the answer to an earlier upload.
    await send(sweep).catch(() => undefined);
    expect([name, statuses.includes(507)]).toEqual([name, true]);
  }
  expect(await sizesIn(blobs())).toEqual(before);
  disk.freeShare = 0.06;
  town.clock.now = new Date(town.clock.now.getTime() + 2000);
  expect((await UPLOADS['POST /api/posts']!(sweep)).answer.status).toBe(201);
});
