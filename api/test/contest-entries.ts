import { createHash } from 'node:crypto';
import type { EntryDraftForm, EntryOverview } from '@verse/api-contract/api';
import { entryOverviewSchema } from '@verse/api-contract/contests/contest-entries.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import type { Contest, ContestTerms } from '../src/domains/contests/contest';
import type { Town, Visitor } from './people';

const described = { low: 'Hard to read.', middle: 'Readable.', high: 'A pleasure to read.' };
const CRITERIA = [
  { title: 'Idea', weight: 60, words: described },
  { title: 'Craft', weight: 40, words: described },
];
export const CRITERIA_HASH = createHash('sha256').update(JSON.stringify(CRITERIA)).digest('hex');

export const termsAt = (now: Date, more: Partial<ContestTerms> = {}): ContestTerms => ({
  rules: 'Draw by hand.',
  pledge: 'We pay the prize.',
  shareRule: 'top-three',
  licence: 'The winner lets us print the poster.',
  criteria: CRITERIA,
  criteriaHash: CRITERIA_HASH,
  graceMinutes: 60,
  teamSize: 3,
  resultsBy: new Date(now.getTime() + 20 * 24 * HOUR_MS),
  awardBy: new Date(now.getTime() + 40 * 24 * HOUR_MS),
  vote: null,
  ...more,
});

/** Stores a live contest that accepts entries for one more day. */
export async function storeContest(
  town: Pick<Town, 'api' | 'clock'>,
  { terms = {}, ...more }: Partial<Omit<Contest, 'terms'>> & { terms?: Partial<ContestTerms> } = {},
): Promise<string> {
  const now = town.clock.now;
  const { id = 'posters', ...rest } = more;
  await town.api.store.db.collection<{ _id: string }>('contests').insertOne({
    _id: id,
    title: 'Poster for a theatre',
    cover: null,
    description: 'Draw a poster.',
    prizeCents: 10_000,
    feeCents: 0,
    maxParticipants: 20,
    tags: ['Poster'],
    position: 1,
    version: 1,
    startsAt: new Date(now.getTime() - HOUR_MS),
    deadline: new Date(now.getTime() + 24 * HOUR_MS),
    terms: termsAt(now, terms),
    ...rest,
  } as never);
  return id;
}

export const DRAFT: EntryDraftForm = {
  title: 'Night bus',
  text: 'A poster of a bus that carries the moon.',
  links: [],
  madeHow: 'by-hand',
  teamName: '',
};

export const entryPath = (id = 'posters') => `/api/contests/${id}/entries/own`;

export async function entryOverviewOf(answer: Response): Promise<EntryOverview> {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === 200 ? '' : body]).toEqual([200, '']);
  return entryOverviewSchema.strict().parse(body);
}

export const openEntryOverview = async (member: Visitor, id?: string) =>
  entryOverviewOf(await member.get(entryPath(id)));

export const save = (member: Visitor, draft: Partial<EntryDraftForm> = {}, version = 0, id?: string) =>
  member.send('PUT', entryPath(id), { ...DRAFT, ...draft }, { 'if-match': `"${version}"` });

/** Joins a contest and starts an entry. */
export async function enter(
  member: Visitor,
  draft: Partial<EntryDraftForm> = {},
  id = 'posters',
): Promise<EntryOverview> {
  expect((await member.send('PUT', `/api/contests/${id}/entry`)).status).toBe(200);
  return entryOverviewOf(await save(member, draft, 0, id));
}

export const submit = (member: Visitor, criteriaHash = CRITERIA_HASH, id?: string) =>
  member.post(`${entryPath(id)}/submission`, { criteriaHash });

const encoded = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;

export const announce = (member: Visitor, name: string, bytes: number, id?: string) =>
  member.send('POST', `${entryPath(id)}/uploads`, undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': String(bytes),
    'upload-metadata': encoded(name),
  });

export const sendPart = (member: Visitor, address: string, offset: number, bytes: Uint8Array) =>
  member.sendBytes('PATCH', address, bytes, {
    'tus-resumable': '1.0.0',
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  });

/** Uploads a file in a single part. */
export async function upload(member: Visitor, name: string, bytes: Uint8Array, id?: string): Promise<Response> {
  const announced = await announce(member, name, bytes.length, id);
  if (announced.status !== 201) return announced;
  return sendPart(member, announced.headers.get('location')!, 0, bytes);
}
