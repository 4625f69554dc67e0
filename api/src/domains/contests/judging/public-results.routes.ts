import {
  contestLogSchema,
  contestResultsSchema,
  ownFeedbackSchema,
} from '@verse/api-contract/contests/contest-judging.schema';
import {
  answerCachedForGuests,
  NO_STORE,
  type Person,
  PUBLIC,
  reply,
  type Route,
  route,
  sendChunks,
  textReply,
} from '../../../platform/http';
import { GUEST, toReader } from '../../../platform/people';
import { byId, CONTESTS_AREA, ofContest, PATH, UNCHANGED } from '../contest-calls';
import type { ContestParts } from '../contest-parts';
import { resultsView } from './judging.view';
import { afterOf, pageQuery } from './judging-calls';
import { NO_RESULTS, type PublicResultsService } from './public-results.service';
import { VERIFY_SCRIPT } from './verify-script';

type Dependencies = Pick<ContestParts, 'responses' | 'findUnseen'> & {
  publicResults: PublicResultsService;
};

const attached = (name: string) => ({ 'Content-Disposition': `attachment; filename="${name}"` });

/** Routes for everything needed to verify a contest's results. */
export const publicResultsRoutes = ({ publicResults, responses, findUnseen }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/contests/verify.mjs',
      summary: 'Download the script that recomputes the results of a contest from its log',
      permission: PUBLIC,
      responses: { 200: { description: 'A module for Node', type: 'text/javascript' } },
    },
    () => textReply('text/javascript', VERIFY_SCRIPT, { headers: attached('verify.mjs') }),
  ),
  route(
    {
      method: 'get',
      path: `${PATH}/results`,
      summary: 'Get the results of a contest, with a page of the ranking',
      permission: PUBLIC,
      params: byId,
      query: pageQuery,
      notFoundMessage: NO_RESULTS,
      responses: {
        200: { description: 'The results', schema: contestResultsSchema },
        304: UNCHANGED,
      },
      errors: [400, 404],
    },
    ({ caller, params, query }) => {
      const after = afterOf(query);
      async function load(person?: Person) {
        const reader = person ? toReader(person, await findUnseen(person.id)) : GUEST;
        return resultsView(await publicResults.find(reader, params.id, after));
      }
      return answerCachedForGuests({
        responses,
        area: CONTESTS_AREA,
        key: `results ${params.id} ${after}`,
        caller,
        load,
      });
    },
  ),
  route(
    {
      method: 'get',
      path: `${PATH}/log`,
      summary: 'Get the log of a contest with all scores; before the results, only its hash',
      permission: PUBLIC,
      ...ofContest,
      responses: { 200: { description: 'The log', schema: contestLogSchema } },
      errors: [404],
    },
    async ({ params }) => {
      const contest = await publicResults.findContest(params.id);
      if (!contest.resultsAt) return reply(200, await publicResults.sealedLog(params.id), NO_STORE);
      return (_request, response) => {
        response.set(attached(`contest-${params.id}-log.json`));
        return sendChunks(response, 'application/json', publicResults.openLog(params.id));
      };
    },
  ),
  route(
    {
      method: 'get',
      path: `${PATH}/entries/own/feedback`,
      summary: 'List the judges’ feedback on the caller’s entry, after the results',
      permission: 'contests.enter',
      ...ofContest,
      responses: { 200: { description: 'Feedback by judge', schema: ownFeedbackSchema } },
      errors: [404],
    },
    async ({ person, params }) => reply(200, await publicResults.feedbackFor(person.id, params.id), NO_STORE),
  ),
];
