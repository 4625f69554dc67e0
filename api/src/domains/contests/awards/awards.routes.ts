import {
  contestPrizeSchema,
  contestRecordSchema,
  contestWinSchema,
  entryAfterwardsSchema,
  entryWorkFormSchema,
  entryWorkSchema,
  prizeReceiptSchema,
  prizeStepFormSchema,
  prizeWordFormSchema,
} from '@verse/api-contract/contests/contest-awards.schema';
import { AppError, NO_STORE, noContent, PUBLIC, reply, type Route, route } from '../../../platform/http';
import { byHandle, byId, OF_ORGANISATION, ofContest, ofOrganisedContest, PATH, UNCHANGED } from '../contest-calls';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import type { Afterwards } from './afterwards.service';
import type { EntryWorks } from './entry-works.service';
import type { PrizeThreads } from './prize-threads';
import type { PrizeWords } from './prize-words.service';
import { NO_RESULTS, type Prizes, type PrizesService } from './prizes.service';
import { prizesView } from './prizes.view';
import type { createContestRecord } from './record.service';
import type { Wins } from './wins.service';

type Dependencies = Pick<ContestParts, 'organisations' | 'responses' | 'stepsChanged' | 'now'> & {
  prizes: PrizesService;
  words: Pick<PrizeWords, 'say'>;
  prizeThreads: Pick<PrizeThreads, 'findMakers'>;
  works: EntryWorks;
  afterwards: Afterwards;
  wins: Wins;
  findRecord: ReturnType<typeof createContestRecord>;
};

const prize = { description: 'The prizes', schema: contestPrizeSchema };
const UNKNOWN_ORGANISATION = 'There is no such organisation.';

const publicRoutes = ({ prizes, findRecord, organisations, responses, now }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: `${PATH}/prize`,
      summary: 'List the prizes of a contest with results, and the steps taken for each',
      permission: PUBLIC,
      params: byId,
      notFoundMessage: NO_RESULTS,
      responses: { 200: prize, 304: UNCHANGED },
      errors: [404],
    },
    ({ params }) =>
      responses.cachedResponse('contests', `prize ${params.id}`, async () => ({
        body: prizesView(await prizes.find(params.id), now()),
      })),
  ),
  route(
    {
      method: 'get',
      path: '/api/organisations/:handle/contest-record',
      summary: 'Get an organisation’s record of keeping the promises of its contests',
      permission: PUBLIC,
      params: byHandle,
      notFoundMessage: UNKNOWN_ORGANISATION,
      responses: { 200: { description: 'The record', schema: contestRecordSchema }, 304: UNCHANGED },
      errors: [404],
    },
    ({ params: { handle } }) =>
      responses.cachedResponse('contests', `record ${handle}`, async () => {
        const organisation = await organisations.byHandle(handle);
        if (organisation?.state !== 'open') throw new AppError('not-found', UNKNOWN_ORGANISATION);
        return { body: await findRecord(organisation.id) };
      }),
  ),
];

function organisationRoutes(dependencies: Dependencies): Route[] {
  const { prizes, prizeThreads, organisations, stepsChanged, now } = dependencies;

  /** The prizes with their winners. The results are public, so the organisation may know them. */
  async function view(found: Prizes) {
    const shown = prizesView(found, now());
    const makers = await Promise.all(
      found.prizes.map(async ({ winner }) => (winner ? prizeThreads.findMakers(winner) : [])),
    );
    return { ...shown, prizes: shown.prizes.map((one, index) => ({ ...one, makers: makers[index]! })) };
  }

  return [
    route(
      {
        method: 'get',
        path: `${OF_ORGANISATION}/prize-steps`,
        summary: 'List the prizes of a contest, for the organisation that runs it',
        ...ofOrganisedContest,
        responses: { 200: prize },
        errors: [404],
      },
      async ({ person, params }) => {
        const { id } = await organisations.admit(person, params.handle, RUNNING_ROLES, 'read');
        const contest = await prizes.findOwned(id, params.id);
        return reply(200, await view(await prizes.findOfContest(contest)), NO_STORE);
      },
    ),
    route(
      {
        method: 'post',
        path: `${OF_ORGANISATION}/prize-steps`,
        summary: 'Report a step taken for a prize; the first report of a step stays',
        ...ofOrganisedContest,
        body: prizeStepFormSchema,
        responses: { 200: prize },
        errors: [400, 404, 409, 413, 415],
      },
      async ({ person, params, body }) => {
        const { id } = await organisations.admit(person, params.handle, RUNNING_ROLES);
        const contest = await prizes.findOwned(id, params.id);
        await prizes.report(person.id, contest, body);
        await stepsChanged(person.id);
        return reply(200, await view(await prizes.findOfContest(contest)), NO_STORE);
      },
    ),
  ];
}

const winRoutes = ({ wins }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: `${PATH}/win`,
      summary: 'Get what the caller has won in a contest with results',
      permission: 'contests.read',
      ...ofContest,
      responses: { 200: { description: 'The win, or null', schema: contestWinSchema } },
      errors: [404],
    },
    async ({ person, params }) => reply(200, await wins.find(person.id, params.id), NO_STORE),
  ),
  route(
    {
      method: 'put',
      path: `${PATH}/win/seen`,
      summary: 'Set that the caller has seen the unveiling of their win',
      permission: 'contests.enter',
      ...ofContest,
      responses: { 204: { description: 'Saved' } },
      errors: [404, 503],
    },
    async ({ person, params }) => {
      await wins.see(person.id, params.id);
      return noContent();
    },
  ),
];

const makerRoutes = ({ words, works, afterwards }: Dependencies): Route[] => [
  route(
    {
      method: 'put',
      path: `${PATH}/prize/receipt`,
      summary: 'Confirm the arrival of a prize, for the winner',
      permission: 'contests.enter',
      ...ofContest,
      body: prizeReceiptSchema,
      responses: { 204: { description: 'Confirmed' } },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, body }) => {
      await words.say(person.id, params.id, body.prize, 'received');
      return noContent();
    },
  ),
  route(
    {
      method: 'put',
      path: `${PATH}/prize/word`,
      summary: 'Set whether a prize arrived, as its winner',
      permission: 'contests.enter',
      ...ofContest,
      body: prizeWordFormSchema,
      responses: { 204: { description: 'Recorded' } },
      errors: [400, 404, 409, 413, 415, 503],
    },
    async ({ person, params, body }) => {
      await words.say(person.id, params.id, body.prize, body.word);
      return noContent();
    },
  ),
  route(
    {
      method: 'get',
      path: `${PATH}/entries/own/afterwards`,
      summary: 'List the actions open to the makers of an entry: appeal, confirm a prize, create a work',
      permission: 'contests.read',
      ...ofContest,
      responses: { 200: { description: 'The entry', schema: entryAfterwardsSchema } },
      errors: [404],
    },
    async ({ person, params }) => reply(200, await afterwards(person.id, params.id), NO_STORE),
  ),
  route(
    {
      method: 'post',
      path: `${PATH}/entries/own/work`,
      summary: 'Create a work on the caller’s profile from their entry, once',
      permission: 'contests.enter',
      ...ofContest,
      body: entryWorkFormSchema,
      responses: { 201: { description: 'The work', schema: entryWorkSchema } },
      errors: [400, 404, 409, 413, 415, 422, 429, 503],
    },
    async ({ person, params, body }) =>
      reply(201, { id: await works.make(person.id, params.id, body.withFeedback) }, NO_STORE),
  ),
];

/** Routes for prizes, for works made from entries, and for an organisation's record. */
export const awardRoutes = (dependencies: Dependencies): Route[] => [
  ...publicRoutes(dependencies),
  ...organisationRoutes(dependencies),
  ...makerRoutes(dependencies),
  ...winRoutes(dependencies),
];
