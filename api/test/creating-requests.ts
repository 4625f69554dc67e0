import { HOUR_MS } from '@verse/api-contract/time';
import { agree } from './agreed-projects';
import { feedForm } from './feed';
import { FORM as JOB, jobOf } from './job-market';
import type { Visitor } from './people';
import { jpegOf } from './pictures';
import { workForm } from './profile-people';
import { handleOf, sendBrief } from './project-offers';
import { fileOf, formOf, formWith, pdfOf } from './publishing';
import type { SeededApi } from './seeded-api';
import { PRODUCT } from './seeded-bodies';
import { order, shelve } from './shop';

/** A valid request that creates something. */
interface CreatingRequest {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The admin, unless it needs someone else. */
  sender?: Visitor;
}

let count = 0;

type Prepare = (town: SeededApi) => Promise<CreatingRequest>;

const pdfForm = () => formWith({ file: pdfOf('lamps') });
const productForm = async () =>
  formWith({ product: JSON.stringify(PRODUCT), picture: fileOf({ bytes: await jpegOf({ seed: 41 }) }) });

async function agreedByAdmin(town: SeededApi) {
  const client = await town.resident('member');
  return agree(town, client, town.admin, await handleOf(town.admin));
}

/** Places an order by a new member, which waits for its payment. */
async function ordered(town: SeededApi): Promise<{ sender: Visitor; path: string }> {
  const sender = await town.resident('member');
  const id = `repeated-${(count += 1)}`;
  await shelve(town, id, 5);
  return { sender, path: `/api/orders/${(await order(sender, { [id]: 1 })).number}` };
}

async function applying(town: SeededApi): Promise<{ sender: Visitor; path: string }> {
  const { id } = await jobOf(await town.admin.post('/api/jobs', JOB));
  return { sender: await town.resident('member'), path: `/api/jobs/${id}/application/draft/files` };
}

const inHours = ({ clock }: SeededApi, hours: number) => new Date(clock.now.getTime() + hours * HOUR_MS).toISOString();

/** Requests that need a form, or something of their own. The seeded API has valid ones for the others. */
export const CREATING_REQUESTS: Record<string, Prepare> = {
  'POST /api/blogs': async () => ({ path: '/api/blogs', body: await formOf() }),
  'POST /api/contests': (town) =>
    Promise.resolve({
      path: '/api/contests',
      body: {
        title: 'A repeated lamp',
        description: 'One lamp.',
        prizePool: 5,
        entryFee: 0,
        maxParticipants: 9,
        tags: [],
        startsAt: inHours(town, 1),
        deadline: inHours(town, 99),
      },
    }),
  'POST /api/desk/products': async () => ({ path: '/api/desk/products', body: await productForm() }),
  'POST /api/jobs/:id/application/draft/files': async (town) => ({ ...(await applying(town)), body: pdfForm() }),
  'POST /api/me/works': async () => ({ path: '/api/me/works', body: await workForm({}, [7]) }),
  'POST /api/orders/:number/cancel': async (town) => {
    const { sender, path } = await ordered(town);
    return { sender, path: `${path}/cancel` };
  },
  'POST /api/orders/:number/receipts': async (town) => {
    const { sender, path } = await ordered(town);
    return { sender, path: `${path}/receipts`, body: pdfForm() };
  },
  'POST /api/posts': async () => ({
    path: '/api/posts',
    body: await feedForm({ text: 'Lamps', picture: true, alt: 'A' }),
  }),
  'POST /api/projects/:number/files': async (town) => {
    const sender = await town.resident('member');
    const number = await sendBrief(sender, { kind: 'member', handle: await handleOf(town.admin) });
    return { sender, path: `/api/projects/${number}/files`, body: pdfForm() };
  },
  'POST /api/projects/:number/milestones/:milestone/files': async (town) => {
    const { number, ids } = await agreedByAdmin(town);
    return { path: `/api/projects/${number}/milestones/${ids[0]!}/files`, body: pdfForm() };
  },
  'POST /api/projects/:number/thread/files': async (town) => {
    const { number } = await agreedByAdmin(town);
    return { path: `/api/projects/${number}/thread/files`, body: pdfForm() };
  },
};
