import { act as actOn, agree } from './agreed-projects';
import { storeContest } from './contest-entries';
import { ORGANISATION } from './organisation-requests';
import { organisationVersion } from './organisations';
import type { Visitor } from './people';
import { jpegOf, pngOf } from './pictures';
import { ownProfile, workForm } from './profile-people';
import { handleOf, projectOf } from './project-offers';
import { fileOf, formOf, formWith, pdfOf } from './publishing';
import type { SeededApi } from './seeded-api';
import { EDITION, PRODUCT } from './seeded-bodies';
import { act, fill, newKey, order, orderBody, pay, seen, shelve } from './shop';
import { desk, submit } from './suggestion-desk';

/** A valid versioned write by the admin to something that was created for it. */
export interface VersionedRequest {
  path: string;
  /** Absent if the body has the version. */
  version?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
/** Routes whose version is in the body. The service compares it with what is stored. */
export const VERSION_IN_BODY = [
  'POST /api/desk/products/:id/stock',
  'POST /api/orders',
  'POST /api/organisations/:handle/jobs/:id/answers',
  'POST /api/projects/:number/acceptance',
  'POST /api/projects/:number/offers',
  'POST /api/registry/sections/:section/acts',
  'POST /api/sections/permits',
  'PUT /api/blogs/drafts',
  'PUT /api/job-reviews/:id',
  'PUT /api/organisations/:handle/job-drafts/:id',
];

type Prepare = (town: SeededApi) => Promise<VersionedRequest>;

let count = 0;
const next = () => (count += 1);
const OFFER = { title: 'A', subtitle: 'B', action: 'Read', path: '/services', from: null, until: null, order: 1 };

const picture = async () => fileOf({ bytes: await jpegOf({ seed: next(), width: 80, height: 50 }) });
const pdf = () => pdfOf(String(next()));

async function jsonOf<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

interface Versioned {
  id: string;
  version: number;
}

async function post({ admin }: SeededApi): Promise<string> {
  const thumbnail = { bytes: await jpegOf({ seed: next() }) };
  const body = await formOf({ thumbnail });
  return (await jsonOf<{ _id: string }>(admin.send('POST', '/api/blogs', body)))._id;
}

/** Returns the path and version of a member's post that waits for review. */
async function reviewed(town: SeededApi, isSuggested: boolean) {
  const author = await town.resident('member');
  const { _id } = await submit(town, author);
  const staff = desk(town.admin, _id);
  if (isSuggested) await jsonOf(staff.suggest('The lamp is blue.'));
  return { path: `/api/blogs/${_id}/suggestion`, post: await staff.find(), author };
}

const addProduct = async ({ admin }: SeededApi) => {
  const file = new File([await pngOf({ seed: next() })], 'lamp.png', { type: 'image/png' });
  const body = formWith({ product: JSON.stringify(PRODUCT), picture: file });
  return jsonOf<Versioned>(admin.send('POST', '/api/desk/products', body));
};

/** Places an order, and brings it into the state that a staff action needs. */
const ordered =
  (
    name: string,
    body: unknown,
    before: (staff: Visitor, number: string, buyer: Visitor) => Promise<unknown>,
  ): Prepare =>
  async (town) => {
    const id = `product-${next()}`;
    await shelve(town, id, 5);
    const buyer = await town.resident('member');
    const placed = await order(buyer, { [id]: 1 });
    if (name !== 'payment' && name !== 'cancel') await jsonOf(pay(town.admin, placed));
    await before(town.admin, placed.number, buyer);
    const { revision } = await seen(town.admin, placed.number);
    return { path: `/api/desk/orders/${placed.number}/${name}`, version: revision, body };
  };
const nothing = () => Promise.resolve();
const REASON = { reason: 'It is late.' };

const logo = async (town: SeededApi) => {
  const path = `/api/organisations/${ORGANISATION.handle}`;
  return { path: `${path}/logo`, version: await organisationVersion(town.admin, ORGANISATION.handle) };
};

/** Creates a product with five units in stock. */
async function shelved(town: SeededApi): Promise<string> {
  const id = `product-${next()}`;
  await shelve(town, id, 5);
  return id;
}

const contestPicture = async (town: SeededApi) => ({
  path: `/api/contests/${await storeContest(town, { id: `picture-${next()}`, position: 200 + next() })}/picture`,
  version: 1,
  body: formWith({ alt: 'A lamp', picture: await picture() }),
});

/** A write to an agreed project that the admin sells. One side may have asked to cancel it. */
const inProject =
  (tail: string, body?: unknown, cancelledBy?: 'admin' | 'client'): Prepare =>
  async (town) => {
    const { admin } = town;
    const client = await town.resident('member');
    const { number, ids } = await agree(town, client, admin, await handleOf(admin));
    const asking = { admin, client, none: undefined }[cancelledBy ?? 'none'];
    if (asking) await jsonOf(actOn(asking, number, 'cancellation', { reason: 'Dark' }));
    const path = `/api/projects/${number}/${tail === 'dispute' ? `milestones/${ids[0]!}/` : ''}${tail}`;
    return { path, version: (await projectOf(admin, number)).revision, body };
  };

/** Versioned writes that need something of their own. The seeded API has valid requests for the others. */
export const VERSIONED_REQUESTS: Record<string, Prepare> = {
  'DELETE /api/blogs/:id': async (town) => ({ path: `/api/blogs/${await post(town)}`, version: 1 }),
  'PUT /api/blogs/:id': async (town) => {
    const edition = JSON.stringify({ ...EDITION, pictures: { thumbnail: { alt: '' }, images: [] } });
    return {
      path: `/api/blogs/${await post(town)}`,
      version: 1,
      body: formWith({ edition, thumbnail: await picture() }),
    };
  },
  'POST /api/blogs/:id/versions/:version/restore': async (town) => {
    const path = `/api/blogs/${await post(town)}`;
    await jsonOf(town.admin.send('PATCH', path, { title: 'New' }, { 'if-match': '"1"' }));
    return { path: `${path}/versions/1/restore`, version: 2 };
  },
  'PUT /api/blogs/:id/suggestion': async (town) => {
    const { path, post: found } = await reviewed(town, false);
    return { path, version: found.version, body: { content: 'The lamp is green.', note: '' } };
  },
  'DELETE /api/blogs/:id/suggestion': async (town) => {
    const { path, post: found } = await reviewed(town, true);
    return { path, version: found.version };
  },
  'POST /api/desk/orders/:number/payment': ordered(
    'payment',
    { amount: 1950, reference: 'Bank of a repeat', on: '2026-11-22' },
    nothing,
  ),
  'POST /api/desk/orders/:number/cancel': ordered('cancel', REASON, nothing),
  'POST /api/desk/orders/:number/deliver': ordered('deliver', undefined, nothing),
  'POST /api/desk/orders/:number/refund': ordered('refund', REASON, nothing),
  'POST /api/desk/orders/:number/decline-refund': ordered('decline-refund', REASON, async (staff, number, buyer) => {
    await act(staff, number, 'deliver');
    await jsonOf(buyer.post(`/api/orders/${number}/refund-request`, REASON));
  }),
  'POST /api/desk/orders/:number/refund-sent': ordered(
    'refund-sent',
    { reference: 'Back of a repeat' },
    async (staff, number) => jsonOf(act(staff, number, 'refund', REASON)),
  ),
  'PATCH /api/desk/products/:id': async (town) => {
    const { id, version } = await addProduct(town);
    const body = formWith({ product: JSON.stringify({ ...PRODUCT, name: 'B' }), picture: await picture() });
    return { path: `/api/desk/products/${id}`, version, body };
  },
  'POST /api/desk/products/:id/files': async (town) => {
    const { id, version } = await addProduct(town);
    return { path: `/api/desk/products/${id}/files`, version, body: formWith({ file: pdf() }) };
  },
  'DELETE /api/desk/products/:id/files/:file': async (town) => {
    const { id, version } = await addProduct(town);
    const path = `/api/desk/products/${id}/files`;
    const added = await jsonOf<Versioned & { files: { id: string }[] }>(
      town.admin.send('POST', path, formWith({ file: pdf() }), { 'if-match': `"${version}"` }),
    );
    return { path: `${path}/${added.files[0]!.id}`, version: added.version };
  },
  'PATCH /api/me/works/:id': async ({ admin }) => {
    const { id, version } = await jsonOf<Versioned>(admin.send('POST', '/api/me/works', await workForm({}, [next()])));
    return { path: `/api/me/works/${id}`, version, body: await workForm({ title: 'New' }, [next()]) };
  },
  'PUT /api/me/profile/:which': async ({ admin }) => {
    const { version } = await ownProfile(admin);
    return { path: '/api/me/profile/cover', version, body: formWith({ pictures: await picture() }) };
  },
  'DELETE /api/me/profile/:which': async ({ admin }) => {
    const path = '/api/me/profile/cover';
    const body = formWith({ pictures: await picture() });
    await jsonOf(admin.send('PUT', path, body, { 'if-match': `"${(await ownProfile(admin)).version}"` }));
    return { path, version: (await ownProfile(admin)).version };
  },
  'PATCH /api/contests/:id': async (town) => ({
    path: `/api/contests/${await storeContest(town, { id: `closed-${next()}`, position: 200 + next() })}`,
    version: 1,
    body: { state: 'closed' },
  }),
  'PUT /api/contests/:id/picture': contestPicture,
  'DELETE /api/contests/:id/picture': async (town) => {
    const { path, version, body } = await contestPicture(town);
    await jsonOf(town.admin.send('PUT', path, body, { 'if-match': `"${version}"` }));
    return { path, version: version + 1 };
  },
  'POST /api/projects/:number/cancellation': inProject('cancellation', { reason: 'Dark' }),
  'DELETE /api/projects/:number/cancellation': inProject('cancellation', undefined, 'admin'),
  'POST /api/projects/:number/cancellation/agreement': inProject('cancellation/agreement', undefined, 'client'),
  'POST /api/projects/:number/milestones/:milestone/dispute': inProject('dispute', { reason: 'Dark' }),
  'PUT /api/organisations/:handle/logo': async (town) => ({
    ...(await logo(town)),
    body: formWith({ alt: 'A lamp', picture: await picture() }),
  }),
  'DELETE /api/organisations/:handle/logo': async (town) => {
    const { path, version } = await logo(town);
    const body = formWith({ alt: 'A lamp', picture: await picture() });
    await jsonOf(town.admin.send('PUT', path, body, { 'if-match': `"${version}"` }));
    return logo(town);
  },
  'POST /api/desk/products/:id/stock': async (town) => ({
    path: `/api/desk/products/${await shelved(town)}/stock`,
    body: { id: `move-of-a-repeat-${next()}`, change: 5, reason: 'delivery', note: '', onHand: 5 },
  }),
  'POST /api/orders': async (town) => ({
    path: '/api/orders',
    body: orderBody(await fill(town.admin, { [await shelved(town)]: 1 })),
    headers: { 'idempotency-key': newKey() },
  }),
  'PUT /api/cart': async (town) => {
    const id = await shelved(town);
    const { revision } = await fill(town.admin, { [id]: 1 });
    return { path: '/api/cart', version: revision, body: { lines: [{ item: `product:${id}`, quantity: 2 }] } };
  },
  'PUT /api/promotions/:id': async ({ admin }) => {
    const { id, version } = await jsonOf<Versioned>(admin.post('/api/promotions', OFFER));
    return { path: `/api/promotions/${id}`, version, body: { ...OFFER, title: 'New' } };
  },
  'DELETE /api/promotions/:id': async ({ admin }) => {
    const { id, version } = await jsonOf<Versioned>(admin.post('/api/promotions', OFFER));
    return { path: `/api/promotions/${id}`, version };
  },
};
