import {
  addedJudgesFormSchema,
  judgingProgressSchema,
  organiserEntrySchema,
  removalFormSchema,
} from '@verse/api-contract/contests/contest-judging.schema';
import { AppError, NO_STORE, noContent, type Person, reply, type Route, route } from '../../../platform/http';
import { OF_ORGANISATION, ofOrganisedContest } from '../contest-calls';
import type { ContestParts } from '../contest-parts';
import type { SubmittedEntry } from '../entries/entry';
import type { Closing } from './closing.service';
import { type JudgedContestTerms, judgingStageOf, UNKNOWN_ENTRY } from './judged-contest';
import type { Judges } from './judges.service';
import { progressView } from './judging.view';
import { afterOf, byEntry, byEntryOfOrganisation, pageQuery } from './judging-calls';
import type { Organisers } from './organisers.service';
import type { Planning } from './planning.service';
import type { PublicResultsService } from './public-results.service';
import type { Removals } from './removals.service';

type Dependencies = Pick<ContestParts, 'audit' | 'now'> & {
  organisers: Organisers;
  judges: Pick<Judges, 'blind'>;
  planning: Planning;
  removals: Removals;
  closing: Closing;
  publicResults: Pick<PublicResultsService, 'findContest'>;
};

const ONE = `${OF_ORGANISATION}/entries/:number`;
const ofEntry = { permission: 'contests.run', params: byEntryOfOrganisation, notFoundMessage: UNKNOWN_ENTRY } as const;
const progress = { description: 'Progress, without scores', schema: judgingProgressSchema };
const REMOVED = { 204: { description: 'Done' } };

type View = (person: Person, contest: JudgedContestTerms, after?: number) => Promise<ReturnType<typeof reply>>;
type Parts = Dependencies & { view: View };

const contestRoutes = ({ organisers, planning, closing, view }: Parts): Route[] => [
  route(
    {
      method: 'get',
      path: `${OF_ORGANISATION}/judging`,
      summary: 'Get the progress of judging, with a page of the entries',
      ...ofOrganisedContest,
      query: pageQuery,
      responses: { 200: progress },
      errors: [400, 404, 409],
    },
    async ({ person, params, query }) =>
      view(person, (await organisers.admit(person, params, 'read')).contest, afterOf(query)),
  ),
  route(
    {
      method: 'post',
      path: `${OF_ORGANISATION}/judging/judges`,
      summary: 'Add judges while entries have too few; repeating the call adds no one twice',
      ...ofOrganisedContest,
      body: addedJudgesFormSchema,
      responses: { 200: progress },
      errors: [400, 404, 409, 413, 415, 503],
    },
    async ({ person, params, body }) => {
      const { contest } = await organisers.admit(person, params, 'write');
      await planning.find(contest);
      await planning.addJudges(contest, body.memberIds);
      return view(person, contest);
    },
  ),
  route(
    {
      method: 'put',
      path: `${OF_ORGANISATION}/results`,
      summary: 'Publish the results and close judging, once each entry has its scores; idempotent',
      ...ofOrganisedContest,
      responses: { 204: { description: 'Published' } },
      errors: [404, 409, 503],
    },
    async ({ person, params }) => {
      const { contest } = await organisers.admit(person, params, 'write');
      await closing.close(contest);
      return noContent();
    },
  ),
];

const entryRoutes = ({ organisers, judges, removals, audit }: Parts): Route[] => [
  route(
    {
      method: 'get',
      path: `${OF_ORGANISATION}/judging/entries/:number`,
      summary: 'Get an entry as its judges see it',
      ...ofEntry,
      responses: { 200: { description: 'The entry', schema: organiserEntrySchema } },
      errors: [404, 409],
    },
    async ({ person, params }) => {
      const { contest } = await organisers.admit(person, params, 'read');
      const found = await organisers.findEntry(person, contest, Number(params.number));
      const { state, removal } = found;
      const shown = removal && state === 'removed' ? { reason: removal.reason, at: removal.at.toISOString() } : null;
      return reply(200, { entry: await judges.blind(found as SubmittedEntry), removal: shown }, NO_STORE);
    },
  ),
  route(
    {
      method: 'put',
      path: `${ONE}/removal`,
      summary: 'Remove an entry, with a reason for its makers',
      ...ofEntry,
      body: removalFormSchema,
      responses: REMOVED,
      errors: [400, 404, 409, 413, 415, 503],
    },
    async ({ person, params, body }) => {
      const { contest } = await organisers.admit(person, params, 'write');
      const { number = 0 } = await organisers.findEntry(person, contest, Number(params.number));
      await removals.remove(contest, number, { by: person.id, side: 'organisation', reason: body.reason });
      await audit.record(person.id, 'contest: entry removed', `${params.id} ${number}`);
      return noContent();
    },
  ),
  route(
    {
      method: 'delete',
      path: `${ONE}/removal`,
      summary: 'Restore a removed entry, before the results',
      ...ofEntry,
      responses: REMOVED,
      errors: [403, 404, 409, 503],
    },
    async ({ person, params }) => {
      const { contest } = await organisers.admit(person, params, 'write');
      const found = await organisers.findEntry(person, contest, Number(params.number));
      await organisers.assertOwnRemoval(contest, found);
      const { number = 0 } = found;
      await removals.restore(contest, number);
      await audit.record(person.id, 'contest: entry restored', `${params.id} ${number}`);
      return noContent();
    },
  ),
];

const STAFF = '/api/contests/:id/entries/:number/removal';
const forStaff = { permission: 'contests.write', params: byEntry, notFoundMessage: UNKNOWN_ENTRY } as const;

function staffRoutes({ publicResults, removals, audit }: Parts): Route[] {
  /** @throws AppError `conflict` if it is the caller's own entry */
  async function findForStaff({ id: staffId }: Person, { id, number }: { id: string; number: string }) {
    const contest = await publicResults.findContest(id);
    const { memberIds } = await removals.find(id, Number(number));
    if (memberIds.includes(staffId)) throw new AppError('conflict', 'This is your own entry, so someone else decides.');
    return contest;
  }
  return [
    route(
      {
        method: 'put',
        path: STAFF,
        summary: 'Remove an entry, with a reason for its makers',
        ...forStaff,
        body: removalFormSchema,
        responses: REMOVED,
        errors: [400, 404, 409, 413, 415, 503],
      },
      async ({ person, params, body }) => {
        const contest = await findForStaff(person, params);
        await removals.remove(contest, Number(params.number), { by: person.id, side: 'staff', reason: body.reason });
        await audit.record(person.id, 'contest: entry removed', `${params.id} ${params.number}`);
        return noContent();
      },
    ),
    route(
      {
        method: 'delete',
        path: STAFF,
        summary: 'Restore a removed entry, before the results',
        ...forStaff,
        responses: REMOVED,
        errors: [404, 409, 503],
      },
      async ({ person, params }) => {
        await removals.restore(await findForStaff(person, params), Number(params.number));
        await audit.record(person.id, 'contest: entry restored', `${params.id} ${params.number}`);
        return noContent();
      },
    ),
  ];
}

/** Routes for a contest's organisers, and for staff. */
export function organiserRoutes(dependencies: Dependencies): Route[] {
  const { organisers, now } = dependencies;
  const view: View = async (person, contest, after = 0) =>
    reply(
      200,
      progressView(await organisers.progress(person, contest, after), judgingStageOf(contest, now())),
      NO_STORE,
    );
  const parts = { ...dependencies, view };
  return [...contestRoutes(parts), ...entryRoutes(parts), ...staffRoutes(parts)];
}
