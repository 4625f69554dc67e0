import type { ContestDraft, ManagedContest } from '@verse/api-contract/api';
import { managedContestSchema, publishedTermsSchema } from '@verse/api-contract/contests/contest-running.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { join } from './hiring';
import type { Town, Visitor } from './people';

const momentIn = (town: Town, days: number) => new Date(town.clock.now.getTime() + days * DAY_MS).toISOString();
const words = { low: 'Hardly any.', middle: 'Some of it.', high: 'All of it.' };

/**
 * Returns the form for a contest that is live for a week, with results due after two weeks and awards due after three.
 */
export const contestDraft = (town: Town, more: Partial<ContestDraft> = {}): ContestDraft => ({
  title: 'Draw a lantern',
  description: 'A lantern for our street.',
  tags: ['Light'],
  prizePool: '500',
  maxParticipants: '20',
  graceMinutes: '60',
  teamSize: '3',
  startsAt: momentIn(town, -1),
  deadline: momentIn(town, 7),
  resultsBy: momentIn(town, 14),
  awardBy: momentIn(town, 21),
  rules: 'One lantern.',
  pledge: 'We transfer 500 dollars to the winner.',
  shareRule: 'top-three',
  licence: 'The winner lets us print the lantern on our posters.',
  criteria: [
    { title: 'Craft', weight: '60', words },
    { title: 'Light', weight: '40', words },
  ],
  vote: null,
  ...more,
});

export const contestsOf = (handle: string) => `/api/organisations/${handle}/contests`;

export async function managed(answer: Response, status = 200): Promise<ManagedContest> {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === status ? '' : body]).toEqual([status, '']);
  return managedContestSchema.strict().parse(body);
}

export const addContest = async (owner: Visitor, handle: string, form: Partial<ContestDraft>) =>
  managed(await owner.post(contestsOf(handle), form), 201);

/** Creates and publishes a contest for a verified organisation. */
export async function publishContest(
  town: Town,
  owner: Visitor,
  handle: string,
  more: Partial<ContestDraft> = {},
): Promise<ManagedContest> {
  const { id } = await addContest(owner, handle, contestDraft(town, more));
  return managed(await owner.send('PUT', `${contestsOf(handle)}/${id}/publication`));
}

export const editContest = (
  owner: Visitor,
  handle: string,
  { id, version }: Pick<ManagedContest, 'id' | 'version'>,
  change: Partial<ContestDraft>,
) => owner.send('PATCH', `${contestsOf(handle)}/${id}`, change, { 'if-match': `"${version}"` });

/** Adds three members to the organisation and makes them judges. */
export async function chooseJudges(
  town: Town,
  owner: Visitor,
  handle: string,
  id: string,
): Promise<{ judges: Visitor[]; contest: ManagedContest }> {
  const judges = await Promise.all(Array.from({ length: 3 }, () => town.resident('member')));
  const memberIds: string[] = [];
  for (const judge of judges) {
    await join(town, judge, handle, 'judge');
    memberIds.push((await judge.session()).user!.id);
  }
  const answer = await owner.send('PUT', `${contestsOf(handle)}/${id}/judges`, { memberIds });
  return { judges, contest: await managed(answer) };
}

export const termsOf = async (visitor: Visitor, id: string) =>
  publishedTermsSchema.strict().parse(await (await visitor.get(`/api/contests/${id}/terms`)).json());
