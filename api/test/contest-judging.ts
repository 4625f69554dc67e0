import type { ContestLog, JudgingProgress, ScoreForm } from '@verse/api-contract/api';
import type { ContestResultsAnswer, JudgedEntry } from '@verse/api-contract/contests/contest-judging';
import {
  contestLogSchema,
  contestResultsSchema,
  judgedEntrySchema,
  judgingProgressSchema,
} from '@verse/api-contract/contests/contest-judging.schema';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { Contest, ContestTerms } from '../src/domains/contests/contest';
import type { ContestEntry, EntryContent } from '../src/domains/contests/entries/entry';
import { createProjectRepository } from '../src/domains/work/projects/projects.repository';
import { canonicalJson, sha256 } from '../src/platform/hashes';
import type { DbPort } from '../src/store';
import { createOrganisation, join } from './hiring';
import { idOf } from './notified';
import { offeredProject } from './open-agreements';
import type { Town, Visitor } from './people';

const words = { low: 'Hard to read.', middle: 'Readable.', high: 'Clear at a glance.' };
export const CRITERIA = [
  { title: 'Idea', weight: 50, words },
  { title: 'Craft', weight: 30, words },
  { title: 'Use', weight: 20, words },
];

export const FEEDBACK = 'The idea is clear. The type could be larger.';

export const scoreOf = (...scores: number[]): ScoreForm => ({
  scores: scores as ScoreForm['scores'],
  feedback: FEEDBACK,
});

const termsFrom = (deadline: Date): ContestTerms => ({
  rules: 'One poster each.',
  pledge: 'We pay the prize.',
  shareRule: 'top-three',
  licence: 'We may show it.',
  criteria: CRITERIA,
  criteriaHash: sha256(canonicalJson(CRITERIA)),
  graceMinutes: 30,
  teamSize: 3,
  vote: null,
  resultsBy: new Date(deadline.getTime() + 30 * DAY_MS),
  awardBy: new Date(deadline.getTime() + 60 * DAY_MS),
});

/** Returns a contest whose grace period ended a minute ago, unless overridden by `more`. */
export const contestOf = (now: Date, more: Partial<Contest> = {}): Contest => {
  const deadline = more.deadline ?? new Date(now.getTime() - 31 * MINUTE_MS);
  return {
    id: 'posters',
    title: 'Posters for a theatre',
    cover: null,
    description: 'Draw a poster.',
    tags: ['Poster'],
    prizeCents: 10_000,
    feeCents: 0,
    maxParticipants: 500,
    position: 1,
    version: 1,
    deadline,
    startsAt: new Date(deadline.getTime() - 10 * DAY_MS),
    state: 'published',
    terms: termsFrom(deadline),
    ...more,
  };
};

/** Inserts a contest directly, because requests may not be able to create one in the required state. */
export async function insertContest(db: DbPort, { id, ...contest }: Contest): Promise<void> {
  await db.collection<{ _id: string }>('contests').insertOne({ _id: id, ...contest } as never);
}

export const contentOf = (more: Partial<EntryContent> = {}): EntryContent => ({
  title: 'A lantern',
  text: 'A poster with a lantern.',
  links: [],
  madeHow: 'by-hand',
  files: [],
  ...more,
});

/** Id of an entry that `insertEntry` stores. */
export const entryIdOf = ({ id }: Pick<Contest, 'id'>, number: number): string => `${id} entry ${number}`;

export async function insertEntry(
  db: DbPort,
  contest: Contest,
  number: number,
  memberIds: string[],
  more: Partial<EntryContent> & Pick<Partial<ContestEntry>, 'teamName'> = {},
): Promise<void> {
  const { teamName = '', ...content } = more;
  const at = new Date(contest.deadline.getTime() - (500 - number) * MINUTE_MS);
  const draft = contentOf(content);
  const entry: Omit<ContestEntry, 'id'> = {
    contestId: contest.id,
    captainId: memberIds[0]!,
    memberIds,
    invitedIds: [],
    teamName,
    draft,
    startedAt: at,
    number,
    submission: { ...draft, at, sha256: sha256(canonicalJson(draft)) },
    receipts: [],
    state: 'open',
    version: 1,
  };
  const _id = entryIdOf(contest, number);
  await db.collection<{ _id: string }>('contest_entries').insertOne({ _id, ...entry } as never);
}

export interface Jury {
  contest: Contest;
  handle: string;
  owner: Visitor;
  judges: Visitor[];
  makers: Visitor[];
  /** URL path of the organisation. */
  path: string;
}

/** Creates an organisation with judges, and a contest whose judging starts now, with one entry per author. */
export async function setUpJury(
  town: Town,
  { judges: count = 3, entries = 3, ...more }: Partial<Contest> & { judges?: number; entries?: number } = {},
): Promise<Jury> {
  const { db } = town.api.store;
  const handle = 'stage-house';
  const owner = await town.resident('member', 'owner@example.org');
  await createOrganisation(town, owner, { handle });
  const judges: Visitor[] = [];
  for (let index = 0; index < count; index += 1) {
    const judge = await town.resident('member', `judge${index}@example.org`);
    await join(town, judge, handle, 'judge');
    judges.push(judge);
  }
  const makers: Visitor[] = [];
  for (let index = 0; index < entries; index += 1)
    makers.push(await town.resident('member', `maker${index}@example.org`));
  const { organisationId } = (await db
    .collection<{ _id: string; organisationId: string }>('organisation_handles')
    .findOne({ _id: handle }))!;
  const judgeIds = await Promise.all(judges.map(idOf));
  const contest = contestOf(town.clock.now, { organisationId, judgeIds, entryCount: entries, ...more });
  await insertContest(db, contest);
  for (const [index, maker] of makers.entries())
    await insertEntry(db, contest, index + 1, [await idOf(maker)], { title: `Lantern ${index + 1}` });
  return { contest, handle, owner, judges, makers, path: `/api/organisations/${handle}/contests/${contest.id}` };
}

interface Payment {
  client: Visitor;
  seller: Visitor;
  days: number;
}

/** Stores a project that a seller agreed on with a client a number of days before the contest began. */
export async function agreeBefore(town: Town, { contest }: Jury, client: Visitor, seller: Visitor, days = 1) {
  const [clientId, id] = await Promise.all([idOf(client), idOf(seller)]);
  const at = new Date(contest.startsAt.getTime() - days * DAY_MS);
  const projects = await createProjectRepository(town.api.store.db);
  const project = { ...offeredProject(0, at), id: `${clientId}-${id}`, number: `CP-${clientId}-${id}` };
  const sides = { clientId, seller: { kind: 'member', id } as const, sellerKey: `member:${id}` };
  const acceptance = { version: 1, hash: '0', at, by: clientId, side: 'client' } as const;
  expect(await projects.insert({ ...project, ...sides, acceptance })).toBe(true);
}

/**
 * Stores a project that was agreed on two years before the contest began, and a payment for it that was booked a number
 * of days before.
 */
export async function payBefore(town: Town, jury: Jury, { client, seller, days }: Payment): Promise<void> {
  await agreeBefore(town, jury, client, seller, 730);
  const [clientId, sellerId] = await Promise.all([idOf(client), idOf(seller)]);
  const paidAt = new Date(jury.contest.startsAt.getTime() - days * DAY_MS);
  await town.api.store.db
    .collection<{ _id: string }>('projects')
    .updateOne({ _id: `${clientId}-${sellerId}` }, { $set: { milestones: [{ paidAt }], changedAt: paidAt } as never });
}

export const entryPath = ({ contest }: Pick<Jury, 'contest'>, number: number) =>
  `/api/judging/${contest.id}/entries/${number}`;

export const score = (judge: Visitor, jury: Pick<Jury, 'contest'>, number: number, form: ScoreForm, revision = 0) =>
  judge.send('PUT', `${entryPath(jury, number)}/score`, form, { 'if-match': `"${revision}"` });

/** Returns the numbers of the entries that the judge is to score. */
export async function numbersOf(judge: Visitor, { contest }: Pick<Jury, 'contest'>): Promise<number[]> {
  const page = (await (await judge.get(`/api/judging/${contest.id}`)).json()) as { entries: { number: number }[] };
  return page.entries.map(({ number }) => number);
}

/** Makes every judge score all their entries, using the scores returned by `of`. */
export async function scoreAll(jury: Jury, of: (number: number, judge: number) => ScoreForm): Promise<void> {
  for (const [index, judge] of jury.judges.entries())
    for (const number of await numbersOf(judge, jury)) {
      const answer = await score(judge, jury, number, of(number, index));
      expect([number, answer.status]).toEqual([number, 200]);
    }
}

export async function bodyOf<T>(answer: Response, schema: { parse: (value: unknown) => T }, status = 200): Promise<T> {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === status ? '' : body]).toEqual([status, '']);
  return schema.parse(body);
}

export const readEntry = async (judge: Visitor, jury: Jury, number: number): Promise<JudgedEntry> =>
  bodyOf(await judge.get(entryPath(jury, number)), judgedEntrySchema);
export const progressOf = async ({ owner, path }: Jury): Promise<JudgingProgress> =>
  bodyOf(await owner.get(`${path}/judging`), judgingProgressSchema);
export const resultsOf = async (reader: Visitor, { contest }: Jury): Promise<ContestResultsAnswer> =>
  bodyOf(await reader.get(`/api/contests/${contest.id}/results`), contestResultsSchema);
export const logOf = async (reader: Visitor, { contest }: Jury): Promise<ContestLog> =>
  bodyOf(await reader.get(`/api/contests/${contest.id}/log`), contestLogSchema);
export const close = ({ owner, path }: Jury) => owner.send('PUT', `${path}/results`);
