import {
  conflictFormSchema,
  judgedContestListSchema,
  judgedContestPageSchema,
  judgedEntrySchema,
  judgeSentenceFormSchema,
  scoreFormSchema,
} from '@verse/api-contract/contests/contest-judging.schema';
import {
  AppError,
  NO_STORE,
  noContent,
  orConflict,
  type Person,
  reply,
  type Route,
  route,
} from '../../../platform/http';
import { byId, FILE } from '../contest-calls';
import type { ContestParts } from '../contest-parts';
import { UNKNOWN_FILE } from '../entries/entry-files.service';
import { sendShownFile } from '../entries/shown-file';
import { UNKNOWN_CONTEST } from '../find-contest';
import { closed, UNKNOWN_ENTRY } from './judged-contest';
import type { Judges } from './judges.service';
import { judgedContestPageView, judgedContestView, judgedEntryView, ownScoreView } from './judging.view';
import { afterOf, byEntry, pageQuery, POSITION } from './judging-calls';
import type { Planning } from './planning.service';
import type { Score } from './scores.repository';
import type { Scoring } from './scoring.service';

type Dependencies = Pick<ContestParts, 'files' | 'judgeSentences' | 'announce' | 'now'> & {
  judges: Judges;
  scoring: Scoring;
  planning: Planning;
};

const ONE = '/api/judging/:id/entries/:number';
const ofEntry = { permission: 'contests.judge', params: byEntry, notFoundMessage: UNKNOWN_ENTRY } as const;
const entry = { description: 'The entry, without anything that names its makers', schema: judgedEntrySchema };
const CHANGED = 'This score just changed, perhaps in another window.';

const readingRoutes = ({ judges, judgeSentences, files }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/judging',
      summary: 'List the contests that the caller judges',
      permission: 'contests.judge',
      responses: { 200: { description: 'The contests', schema: judgedContestListSchema } },
    },
    async ({ person }) => reply(200, { contests: (await judges.list(person)).map(judgedContestView) }, NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: '/api/judging/:id',
      summary: 'Get a contest that the caller judges, with a page of the caller’s entries',
      permission: 'contests.judge',
      params: byId,
      query: pageQuery,
      notFoundMessage: UNKNOWN_CONTEST,
      responses: { 200: { description: 'The contest and entries', schema: judgedContestPageSchema } },
      errors: [400, 404],
    },
    async ({ person, params, query }) => {
      const of = await judges.find(person, params.id);
      const sentence = (await judgeSentences.find(params.id, person.id))?.sentence ?? '';
      return reply(200, judgedContestPageView(of, sentence, afterOf(query)), NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: ONE,
      summary: 'Get an entry that the caller judges; with the scores of other judges after the results',
      ...ofEntry,
      responses: { 200: entry },
      errors: [404],
    },
    async ({ person, params }) =>
      reply(200, judgedEntryView(await judges.findEntry(person, params.id, Number(params.number))), NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: `${ONE}/files/:index`,
      summary: 'Download a file of an entry, without metadata',
      ...ofEntry,
      params: byEntry.extend({ index: POSITION }),
      responses: { 200: FILE },
      errors: [404, 503],
    },
    async ({ person, params }) => {
      const { entry: found } = await judges.findAssigned(person, params.id, Number(params.number));
      const place = { number: found.number, index: Number(params.index), unknown: UNKNOWN_FILE };
      return sendShownFile(files, found.submission, place);
    },
  ),
];

const conflictReport = (current: Score | undefined) => ({
  message: CHANGED,
  details: { current: current ? ownScoreView(current) : null },
});

/** Routes for judges. They cover only entries that the plan assigns to the caller. */
export function judgingRoutes(dependencies: Dependencies): Route[] {
  const { judges, scoring, planning, judgeSentences, announce, now } = dependencies;
  const view = async (person: Person, id: string, number: string) =>
    reply(200, judgedEntryView(await judges.findEntry(person, id, Number(number))), NO_STORE);
  return [
    ...readingRoutes(dependencies),
    route(
      {
        method: 'put',
        path: `${ONE}/score`,
        summary: 'Set the score of an entry with feedback, until the results; its commitment is added to the log',
        ...ofEntry,
        ifMatch: true,
        body: scoreFormSchema,
        responses: { 200: entry },
        errors: [400, 404, 409, 413, 415, 428, 503],
      },
      async ({ person, params, version, body }) => {
        const { assignment } = await judges.findAssigned(person, params.id, Number(params.number));
        await orConflict<Score | undefined>(scoring.score(assignment, version, body), conflictReport);
        return view(person, params.id, params.number);
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/judging/:id/sentence',
        summary: 'Set what the caller says as a judge on the page of results, under their own name',
        permission: 'contests.judge',
        params: byId,
        notFoundMessage: UNKNOWN_CONTEST,
        body: judgeSentenceFormSchema,
        responses: { 204: { description: 'Saved' } },
        errors: [400, 404, 409, 413, 415, 503],
      },
      async ({ person, params, body }) => {
        const { contest } = await judges.find(person, params.id);
        const sentence = { contestId: contest.id, memberId: person.id, sentence: body.sentence, at: now() };
        if (!(await judgeSentences.set(sentence)))
          throw new AppError('conflict', 'Our staff removed your sentence. You can appeal under Safety.');
        await announce();
        return noContent();
      },
    ),
    route(
      {
        method: 'put',
        path: `${ONE}/conflict`,
        summary: 'Report a conflict of interest; the entry goes to another judge',
        ...ofEntry,
        body: conflictFormSchema,
        responses: { 204: { description: 'Declared' } },
        errors: [400, 404, 409, 413, 415, 503],
      },
      async ({ person, params, body }) => {
        const { of, assignment } = await judges.findAssigned(person, params.id, Number(params.number));
        if (of.stage === 'results') throw closed();
        await planning.declareConflict(params.id, assignment.judge, assignment.number, body.reason);
        return noContent();
      },
    ),
    route(
      {
        method: 'delete',
        path: `${ONE}/conflict`,
        summary: 'Withdraw a conflict of interest; a score given before it counts once the caller confirms it',
        ...ofEntry,
        responses: { 204: { description: 'Withdrawn' } },
        errors: [404, 409, 503],
      },
      async ({ person, params }) => {
        const { judge, plan, stage } = await judges.find(person, params.id);
        if (!plan) throw new AppError('not-found', UNKNOWN_ENTRY);
        if (stage === 'results') throw closed();
        await planning.withdrawConflict(params.id, judge, Number(params.number));
        return noContent();
      },
    ),
  ];
}
