import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  AppealDecision,
  AppealForm,
  ContestAppeal,
  ContestOrganiser,
  ContestPrize,
  ContestRecord,
  ContestWin,
  EntryAfterwards,
  PrizeStepForm,
  PrizeWordForm,
} from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, loadPart } from '@verse/contract/server-state';
import { contestPath, organisedContestPath, ownEntryPath, part } from '../../shared/contest-paths';
import { orNotFound } from '../../shared/or-not-found';

type Params = LoaderFunctionArgs['params'];

const STAFF = '/api/contest-appeals';

/** Loads the prize; undefined if there are no results yet or loading fails. The page works without the prize. */
export const loadContestPrize = (args: LoaderFunctionArgs): Promise<ContestPrize | undefined> =>
  callApi(api(args), 'GET /api/contests/{id}/prize', { params: { id: args.params.id } }).catch(() => undefined);

export const loadContestRecord = (args: LoaderFunctionArgs): Promise<ContestRecord | undefined> =>
  callApi(api(args), 'GET /api/organisations/{handle}/contest-record', {
    params: { handle: args.params.handle },
  }).catch(() => undefined);

/** Loads what has happened to a submitted entry since: removal, appeals, prize and work. */
export const loadAfterwards = (args: LoaderFunctionArgs): Promise<EntryAfterwards> =>
  callApi(api(args), 'GET /api/contests/{id}/entries/own/afterwards', { params: { id: args.params.id } });

export const loadWin = async (args: LoaderFunctionArgs): Promise<ContestWin['win']> =>
  (await callApi(api(args), 'GET /api/contests/{id}/win', { params: { id: args.params.id } })).win;

export const seeWin = (client: ApiClient, id: string) =>
  callApi(client, 'PUT /api/contests/{id}/win/seen', { params: { id } });

export interface OrganisedPrize {
  organisation: ContestOrganiser;
  contestId: string;
  /** Undefined until the results are published. */
  prize: ContestPrize | undefined;
  appeals: LoadedPage<ContestAppeal>;
}

export async function loadOrganisedPrize(args: LoaderFunctionArgs): Promise<OrganisedPrize> {
  const client = api(args);
  const { handle, id } = args.params;
  const [organisation, prize, appeals] = await Promise.all([
    callApi(client, 'GET /api/organisations/{handle}/contest-organiser', { params: { handle } }),
    callApi(client, 'GET /api/organisations/{handle}/contests/{id}', { params: { handle, id } }).then(({ stage }) =>
      stage === 'results'
        ? callApi(client, 'GET /api/organisations/{handle}/contests/{id}/prize-steps', { params: { handle, id } })
        : undefined,
    ),
    loadPart(args, async (page) => {
      const { appeals: entries, next } = await callApi(
        client,
        'GET /api/organisations/{handle}/contests/{id}/appeals',
        { params: { handle, id }, query: page },
      );
      return { entries, next };
    }),
  ]).catch(orNotFound);
  return { organisation, contestId: id ?? '', prize, appeals };
}

export const loadAppeals = (args: LoaderFunctionArgs): Promise<LoadedPage<ContestAppeal>> =>
  loadPage(args, async (page) => {
    const { appeals, next } = await callApi(api(args), 'GET /api/contest-appeals', { query: page });
    return { entries: appeals, next };
  });

/** API paths of an appeal's thread, one for each side. */
export const makerThread = (id: string | undefined, appeal: string | undefined): string =>
  `${ownEntryPath(id)}/appeals/${part(appeal)}/thread`;
export const organisationThread = ({ handle, id, appeal }: Params): string =>
  `${organisedContestPath(handle, id)}/appeals/${part(appeal)}/thread`;
export const staffThread = (appeal: string | undefined): string => `${STAFF}/${part(appeal)}/thread`;

/** API paths of the thread about a prize, for the winner and for the organisation. */
export const winnerThread = (id: string | undefined, prize: string | undefined): string =>
  `${contestPath(id)}/prizes/${part(prize)}/thread`;
export const prizeThread = ({ handle, id, prize }: Params): string =>
  `${organisedContestPath(handle, id)}/prizes/${part(prize)}/thread`;

export const reportStep = (client: ApiClient, handle: string, id: string, form: PrizeStepForm) =>
  callApi(client, 'POST /api/organisations/{handle}/contests/{id}/prize-steps', { params: { handle, id }, body: form });

export const sayWord = (client: ApiClient, id: string, form: PrizeWordForm) =>
  callApi(client, 'PUT /api/contests/{id}/prize/word', { params: { id }, body: form });

export const fileAppeal = (client: ApiClient, id: string, form: AppealForm) =>
  callApi(client, 'PUT /api/contests/{id}/entries/own/appeal', { params: { id }, body: form });

export const decideAppeal = (client: ApiClient, id: string, form: AppealDecision) =>
  callApi(client, 'PUT /api/contest-appeals/{id}/decision', { params: { id }, body: form });

export const makeWork = (client: ApiClient, id: string, withFeedback: boolean) =>
  callApi(client, 'POST /api/contests/{id}/entries/own/work', { params: { id }, body: { withFeedback } });
