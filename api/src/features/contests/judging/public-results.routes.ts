import { contestLogSchema, contestResultsSchema, ownFeedbackSchema } from '@verse/api-contract/contest-judging.schema';
import { PUBLIC, reply, type ResponseCache, type Route, route, sendChunks, textReply } from '../../../platform/http';
import { GUEST, toReader, type Unseen } from '../../../platform/people';
import { byId, NO_STORE, PATH } from '../contests.routes';
import { UNKNOWN_CONTEST } from '../contests.service';
import { resultsView } from './judging.view';
import { afterOf, pageQuery } from './judging-calls';
import { NO_RESULTS, type PublicResultsService } from './public-results.service';
import { VERIFY_SCRIPT } from './verify-script';

interface Dependencies {
  publicResults: PublicResultsService;
  /** Cache for guest responses. */
  responses: Pick<ResponseCache, 'cachedResponse'>;
  findUnseen: (memberId: string) => Promise<Unseen>;
}

const attached = (name: string) => ({ 'Content-Disposition': `attachment; filename="${name}"` });

/** Routes for everything needed to verify a contest's results. */
export const publicResultsRoutes = ({ publicResults, responses, findUnseen }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/contests/verify.mjs',
      summary: 'The script that recomputes the results of a contest from its log',
      permission: PUBLIC,
      responses: { 200: { description: 'A module for Node', type: 'text/javascript' } },
    },
    () => textReply('text/javascript', VERIFY_SCRIPT, { headers: attached('verify.mjs') }),
  ),
  route(
    {
      method: 'get',
      path: `${PATH}/results`,
      summary: 'The results of a contest, with a page of the ranking',
      permission: PUBLIC,
      params: byId,
      query: pageQuery,
      notFoundMessage: NO_RESULTS,
      responses: {
        200: { description: 'The results', schema: contestResultsSchema },
        304: { description: 'Unchanged' },
      },
      errors: [400, 404],
    },
    async ({ caller, params, query }) => {
      const person = await caller();
      const after = afterOf(query);
      if (person) {
        const reader = toReader(person, await findUnseen(person.id));
        return reply(200, resultsView(await publicResults.find(reader, params.id, after)), NO_STORE);
      }
      return responses.cachedResponse('contests', `results ${params.id} ${after}`, async () => ({
        body: resultsView(await publicResults.find(GUEST, params.id, after)),
      }));
    },
  ),
  route(
    {
      method: 'get',
      path: `${PATH}/log`,
      summary: 'The log of a contest with all scores; before the results, only a hash of it',
      permission: PUBLIC,
      params: byId,
      notFoundMessage: UNKNOWN_CONTEST,
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
      summary: 'What the judges wrote about the caller’s entry, after the results',
      permission: 'contests.enter',
      params: byId,
      notFoundMessage: UNKNOWN_CONTEST,
      responses: { 200: { description: 'Feedback by judge', schema: ownFeedbackSchema } },
      errors: [404],
    },
    async ({ person, params }) => reply(200, await publicResults.feedbackFor(person.id, params.id), NO_STORE),
  ),
];
