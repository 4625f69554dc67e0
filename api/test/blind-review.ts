import { can } from '@verse/api-contract/rights';
import { DAY_MS } from '@verse/api-contract/time';
import type { Route } from '../src/platform/http';
import { contestOf, type Jury, setUpJury } from './contest-judging';
import { postJob, rows } from './hiring';
import { apply } from './job-market';
import { idOf } from './notified';
import { startTown, type Town, type Visitor } from './people';
import { addWork, changeProfile, ownProfile } from './profile-people';
import { fileOf, formWith } from './publishing';

const NAMES = [
  ['Quillon', 'Vandermolen'],
  ['Ysolde', 'Brackwater'],
  ['Tamsin', 'Oberfeld'],
] as const;
const RECIPE = new TextEncoder().encode('%PDF-1.4 of Quillon');

export interface BlindReview {
  town: Town;
  jury: Jury;
  jobId: string;
  /** References of the applications, as the organisation sees them. */
  references: string[];
  /** Members who must not learn who has applied or entered, by role. */
  readers: Record<'recruiter' | 'judge' | 'voter', Visitor>;
  /** Members who have both applied to the job and entered the contest. */
  makers: Visitor[];
}

async function applyBlindly(town: Town, maker: Visitor, jobId: string): Promise<void> {
  const { id } = await addWork(town, maker, { title: `A sign ${await idOf(maker)}`.slice(0, 6) });
  const file = formWith({ file: fileOf({ bytes: RECIPE, name: 'quillon.pdf' }) });
  await maker.send('POST', `/api/jobs/${jobId}/application/draft/files`, file);
  const form = { note: 'I paint signs.', link: 'https://signs.example/', works: [id] };
  expect((await apply(maker, jobId, form)).status).toBe(200);
}

/**
 * Opens a job with a blind first look and a contest that is judged and voted on. The same three members have applied
 * and entered.
 */
export async function setUpBlindReview(visibility: 'nobody' | 'everybody'): Promise<BlindReview> {
  const town = await startTown({ RATE_LIMIT_FACTOR: '10000' });
  const voter = await town.resident('member', 'voter@example.org');
  town.clock.now = new Date(town.clock.now.getTime() + 60_000);
  const until = new Date(town.clock.now.getTime() + 10 * DAY_MS);
  const terms = { ...contestOf(town.clock.now).terms!, vote: { prize: 'A lamp', until } };
  const jury = await setUpJury(town, { terms, publishedAt: town.clock.now });
  const job = await postJob(town, jury.owner, jury.handle, { isBlind: true });
  for (const [index, maker] of jury.makers.entries()) {
    const [firstName, lastName] = NAMES[index]!;
    await maker.patch('/api/me', { firstName, lastName });
    await applyBlindly(town, maker, job.id);
    await changeProfile(maker, { visibility });
    town.clock.now = new Date(town.clock.now.getTime() + 1000);
  }
  // A member gets a handle on the first visit to their profile.
  for (const member of [jury.owner, ...jury.judges, ...jury.makers, voter]) await ownProfile(member);
  const { applications } = await rows(jury.owner, jury.handle, job.id);
  return {
    town,
    jury,
    jobId: job.id,
    references: applications.map(({ id }) => id),
    readers: { recruiter: jury.owner, judge: jury.judges[0]!, voter },
    makers: jury.makers,
  };
}

/** Returns everything that identifies a maker, by what it is. */
export async function identifiersOf(town: Town, maker: Visitor): Promise<Record<string, string>> {
  const { user } = await maker.session();
  const { handle, name } = await ownProfile(maker);
  const works = (await town.api.store.db.collection('works').find({}).toArray()) as { ownerId?: string }[];
  const own = works.filter((work) => JSON.stringify(work).includes(user!.id));
  const pictures = [...new Set(JSON.stringify(own).match(/[0-9a-f]{32}\.(?:webp|jpg)/g))];
  return {
    id: user!.id,
    email: user!.email,
    handle,
    name,
    ...Object.fromEntries(own.map((work, index) => [`work ${index}`, (work as { _id?: string })._id!])),
    ...Object.fromEntries(pictures.map((picture, index) => [`picture ${index}`, picture])),
  };
}

/** Returns the routes through which members read. */
export const readingRoutesOf = ({ town }: Pick<BlindReview, 'town'>): Route[] =>
  town.api.features
    .flatMap(({ routes }) => [...routes])
    .filter(({ method, permission }) => method === 'get' && (permission === 'everybody' || can('member', permission)));

/** Returns every path of a route that could concern the job, an application, the contest, or an entry. */
export function pathsOf(
  { path }: Pick<Route, 'path'>,
  { jury, jobId, references }: Pick<BlindReview, 'jury' | 'jobId' | 'references'>,
): string[] {
  const values: Record<string, string[]> = {
    ':id': [jury.contest.id, jobId, ...references],
    ':handle': [jury.handle],
    ':number': ['1', '2', '3'],
    ':index': ['0', '1'],
    ':file': ['0', '0123456789abcdef'],
    ':version': ['1'],
    ':tag': ['Poster'],
    ':name': ['0123456789abcdef0123456789abcdef.webp'],
  };
  return (path.match(/:\w+/g) ?? []).reduce<string[]>(
    (all, name) => all.flatMap((one) => (values[name] ?? [jobId]).map((value) => one.replace(name, value))),
    [path],
  );
}

const VARYING = ['date', 'x-request-id'];

export interface Answer {
  status: number;
  bytes: Buffer;
  /** Status, headers, and body, without what differs for every request. */
  whole: Buffer;
}

export async function read(visitor: Visitor, path: string): Promise<Answer> {
  const answer = await visitor.get(path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  // An error response contains the id of its request, and so does its tag.
  const isError = answer.status >= 400;
  const headers = [...answer.headers].filter(([name]) => !VARYING.includes(name) && !(isError && name === 'etag'));
  const body = isError ? Buffer.from(bytes.toString().replace(/"requestId":"[^"]+"/, '')) : bytes;
  return {
    status: answer.status,
    bytes,
    whole: Buffer.concat([Buffer.from(`${answer.status} ${headers.join()} `), body]),
  };
}
