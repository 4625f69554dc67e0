import { contestOrganisationSchema, publishedTermsSchema } from '@verse/api-contract/contests/contest-running.schema';
import {
  answerCachedForGuests,
  AppError,
  invalidField,
  NO_STORE,
  PUBLIC,
  reply,
  type Route,
  route,
} from '../../../platform/http';
import type { KnownOrganisation } from '../../../platform/ports';
import { changeLatest } from '../change-latest';
import type { Contest } from '../contest';
import { CONTESTS_AREA, ofContest, PATH, UNCHANGED } from '../contest-calls';
import type { ContestParts } from '../contest-parts';
import { contest } from '../contests.routes';
import type { ContestsService } from '../contests.service';
import { contestAnswer } from '../contests.view';
import { publishedTermsView } from './running.view';

type Dependencies = Pick<
  ContestParts,
  'contests' | 'seats' | 'findContest' | 'announce' | 'organisations' | 'responses' | 'audit' | 'now'
> & { view: ContestsService['view'] };

/**
 * Assigns a contest to an organisation, provided that the contest belongs to the site or to an organisation that is not
 * open.
 */
function createAssign({ contests, findContest, organisations, announce, audit, now }: Dependencies) {
  async function assertFree({ organisationId }: Contest, to: KnownOrganisation): Promise<void> {
    if (organisationId === undefined || organisationId === to.id) return;
    if ((await organisations.findAll([organisationId])).get(organisationId)?.state === 'open')
      throw new AppError('wrong-state', 'Another organisation runs this contest.');
  }
  return async (staffId: string, id: string, handle: string): Promise<Contest> => {
    const to = await organisations.byHandle(handle.toLowerCase());
    if (to?.state !== 'open') throw invalidField('handle', 'There is no open organisation with this handle.');
    const after = await changeLatest(
      contests,
      () => findContest(id),
      async (before) => {
        await assertFree(before, to);
        if (before.organisationId === to.id) return undefined;
        return {
          organisationId: to.id,
          createdAt: before.createdAt ?? now(),
          judgeIds: [],
          guestIds: [],
          appointments: [],
        };
      },
    );
    await audit.record(staffId, `contest: given to ${to.handle}`, id);
    await announce();
    return after ?? findContest(id);
  };
}

/** Routes for reading the public terms, and for staff to assign an organisation. */
export function publicTermsRoutes(dependencies: Dependencies): Route[] {
  const { findContest, view, seats, organisations, responses, now } = dependencies;
  const assign = createAssign(dependencies);
  async function terms(id: string) {
    const found = await findContest(id);
    const { organisationId } = found;
    const known = await organisations.findAll(organisationId === undefined ? [] : [organisationId]);
    return publishedTermsView(found, known.get(organisationId ?? ''), now());
  }
  return [
    route(
      {
        method: 'get',
        path: [PATH, 'terms'].join('/'),
        summary: 'Get the terms of a contest: criteria, rules, prize pledge, dates',
        permission: PUBLIC,
        ...ofContest,
        responses: {
          200: { description: 'The terms', schema: publishedTermsSchema },
          304: UNCHANGED,
        },
        errors: [404],
      },
      ({ caller, params: { id } }) =>
        answerCachedForGuests({ responses, area: CONTESTS_AREA, key: `terms/${id}`, caller, load: () => terms(id) }),
    ),
    route(
      {
        method: 'put',
        path: `${PATH}/organisation`,
        summary: 'Set the organisation of a contest; its owners can then add terms',
        permission: 'contests.write',
        ...ofContest,
        body: contestOrganisationSchema,
        responses: { 200: contest },
        errors: [400, 404, 409, 413, 415, 503],
      },
      async ({ person, params: { id }, body }) => {
        const found = await assign(person.id, id, body.handle);
        const one = await view(found, await seats.find(id, person.id), now(), true);
        return reply(200, contestAnswer(one, now()), NO_STORE);
      },
    ),
  ];
}
