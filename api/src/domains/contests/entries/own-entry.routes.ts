import { z } from 'zod';
import {
  entryDraftFormSchema,
  entryOverviewSchema,
  entryPreviewSchema,
  receiptSchema,
  submissionFormSchema,
} from '@verse/api-contract/contests/contest-entries.schema';
import { NO_STORE, orConflict, type Person, reply, type Route, route } from '../../../platform/http';
import { ofContest } from '../contest-calls';
import type { ContestParts } from '../contest-parts';
import { receiptView } from './entries.view';
import type { createEntryOverview } from './entry-overview.service';
import { toJudgeView } from './judge-view';
import type { OwnEntries } from './own-entry.service';

type Dependencies = Pick<ContestParts, 'findIdentities'> & {
  own: OwnEntries;
  show: ReturnType<typeof createEntryOverview>;
};

export const OWN_ENTRY = '/api/contests/:id/entries/own';
export const desk = { description: 'The caller’s entry and its possible actions', schema: entryOverviewSchema };
const CHANGED = 'Someone changed this entry. Both versions are here.';
/** Maximum JSON size of a draft with the longest possible text. */
const DRAFT_BYTES = 64 * 1024;

/** Creates the responses that contain the caller’s entry, including those for conflicting changes. */
const responsesOf = ({ show }: Pick<Dependencies, 'show'>) => ({
  answer: async (person: Person, id: string) => reply(200, await show(person, id), NO_STORE),
  /** Turns a conflict into a 409 response with the stored version. */
  orTold: <T>(person: Person, id: string, work: Promise<T>) =>
    orConflict(work, async () => ({ message: CHANGED, details: { current: (await show(person, id)).entry } })),
});

/** Routes for withdrawing the entry from the contest and restoring it. */
function withdrawalRoutes({ own, show }: Dependencies): Route[] {
  const { answer, orTold } = responsesOf({ show });
  return [
    route(
      {
        method: 'delete',
        path: OWN_ENTRY,
        summary: 'Withdraw the caller’s entry; its draft and receipts are kept',
        permission: 'contests.enter',
        ...ofContest,
        responses: { 200: desk },
        errors: [403, 404, 409],
      },
      async ({ person, params }) => {
        await orTold(person, params.id, own.withdraw(person.id, params.id));
        return answer(person, params.id);
      },
    ),
    route(
      {
        method: 'put',
        path: `${OWN_ENTRY}/restoration`,
        summary: 'Restore a withdrawn entry',
        permission: 'contests.enter',
        ...ofContest,
        responses: { 200: desk },
        errors: [403, 404, 409],
      },
      async ({ person, params }) => {
        await orTold(person, params.id, own.restore(person.id, params.id));
        return answer(person, params.id);
      },
    ),
  ];
}

const previewRoute = ({ own, findIdentities }: Dependencies): Route =>
  route(
    {
      method: 'get',
      path: `${OWN_ENTRY}/preview`,
      summary: 'Get a preview of the draft, as judges would see it',
      permission: 'contests.read',
      ...ofContest,
      responses: { 200: { description: 'The entry as judges see it', schema: entryPreviewSchema } },
      errors: [404],
    },
    async ({ person, params }) => {
      const entry = await own.mustFind(params.id, person.id);
      return reply(200, toJudgeView(entry, entry.draft, await findIdentities(entry.memberIds)), NO_STORE);
    },
  );

/** Routes for the caller’s entry: its draft, its submissions, and its preview. */
export function ownEntryRoutes(dependencies: Dependencies): Route[] {
  const { own, show } = dependencies;
  const { answer, orTold } = responsesOf({ show });
  return [
    route(
      {
        method: 'get',
        path: OWN_ENTRY,
        summary: 'Get the caller’s entry in a contest, their team invitations, and their position on the waiting list',
        permission: 'contests.read',
        ...ofContest,
        responses: { 200: desk },
        errors: [404],
      },
      ({ person, params }) => answer(person, params.id),
    ),
    route(
      {
        method: 'put',
        path: OWN_ENTRY,
        summary: 'Save the draft of the caller’s entry; version 0 creates it',
        permission: 'contests.enter',
        ...ofContest,
        ifMatch: true,
        body: entryDraftFormSchema,
        bodyBytes: DRAFT_BYTES,
        responses: { 200: desk },
        errors: [400, 404, 409, 413, 415, 428],
      },
      async ({ person, params, version, body }) => {
        await orTold(person, params.id, own.save(person.id, params.id, version, body));
        return answer(person, params.id);
      },
    ),
    ...withdrawalRoutes(dependencies),
    route(
      {
        method: 'post',
        path: `${OWN_ENTRY}/submission`,
        summary: 'Submit the stored draft; the same content gets the same receipt again',
        permission: 'contests.enter',
        ...ofContest,
        body: submissionFormSchema,
        responses: {
          200: { description: 'The receipt of the same content', schema: receiptSchema },
          201: { description: 'The receipt', schema: receiptSchema },
        },
        errors: [400, 404, 409, 413, 415],
      },
      async ({ person, params, body }) => {
        const receipt = await orTold(person, params.id, own.submit(person.id, params.id, body.criteriaHash));
        return reply(receipt.isNew ? 201 : 200, receiptView(receipt), NO_STORE);
      },
    ),
    previewRoute(dependencies),
  ];
}

export const fileId = z.string().regex(/^[\w-]{1,40}$/);
