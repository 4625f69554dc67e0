import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  AppealDecision,
  AppealForm,
  ContestAppeal,
  ContestAppealList,
  ContestPrize,
  ContestRecord,
  EntryAfterwards,
  Prize,
  PrizeStepForm,
} from '@verse/api-contract/contest-awards';
import type { ManagedContest } from '@verse/api-contract/contest-running';
import type { OwnOrganisation } from '@verse/api-contract/organisations';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, loadPart, pageQuery } from '@verse/contract/server-state';
import { contestPath, organisationPath, organisedContestPath, ownEntryPath, part } from '../../shared/contest-paths';
import { orNotFound } from '../../shared/or-not-found';

type Params = LoaderFunctionArgs['params'];

const STAFF = '/api/contest-appeals';

/** Loads the prize; undefined if there are no results yet or loading fails. The page works without the prize. */
export const loadContestPrize = (args: LoaderFunctionArgs): Promise<ContestPrize | undefined> =>
  api(args)<ContestPrize>(`${contestPath(args.params.id)}/prize`).catch(() => undefined);

export const loadContestRecord = (args: LoaderFunctionArgs): Promise<ContestRecord | undefined> =>
  api(args)<ContestRecord>(`${organisationPath(args.params.handle)}/contest-record`).catch(() => undefined);

/** Loads what has happened to a submitted entry since: removal, appeals, prize and work. */
export const loadAfterwards = (args: LoaderFunctionArgs): Promise<EntryAfterwards> =>
  api(args)<EntryAfterwards>(`${ownEntryPath(args.params.id)}/afterwards`);

export interface OrganisedPrize {
  organisation: OwnOrganisation;
  contestId: string;
  /** Undefined until the results are published. */
  prize: ContestPrize | undefined;
  appeals: LoadedPage<ContestAppeal>;
}

export async function loadOrganisedPrize(args: LoaderFunctionArgs): Promise<OrganisedPrize> {
  const client = api(args);
  const { handle, id } = args.params;
  const path = organisedContestPath(handle, id);
  const [organisation, prize, appeals] = await Promise.all([
    client<OwnOrganisation>(`/api/me/organisations/${part(handle)}`),
    client<ManagedContest>(path).then(({ stage }) =>
      stage === 'results' ? client<ContestPrize>(`${path}/prize-steps`) : undefined,
    ),
    loadPart(args, async (page) => {
      const { appeals: entries, next } = await client<ContestAppealList>(`${path}/appeals?${pageQuery(page)}`);
      return { entries, next };
    }),
  ]).catch(orNotFound);
  return { organisation, contestId: id ?? '', prize, appeals };
}

export const loadAppeals = (args: LoaderFunctionArgs): Promise<LoadedPage<ContestAppeal>> =>
  loadPage(args, async (page) => {
    const { appeals, next } = await api(args)<ContestAppealList>(`${STAFF}?${pageQuery(page)}`);
    return { entries: appeals, next };
  });

/** API paths of an appeal's thread, one for each side. */
export const makerThread = (id: string | undefined, appeal: string | undefined): string =>
  `${ownEntryPath(id)}/appeals/${part(appeal)}/thread`;
export const organisationThread = ({ handle, id, appeal }: Params): string =>
  `${organisedContestPath(handle, id)}/appeals/${part(appeal)}/thread`;
export const staffThread = (appeal: string | undefined): string => `${STAFF}/${part(appeal)}/thread`;

export const reportStep = (client: ApiClient, handle: string, id: string, form: PrizeStepForm) =>
  client<ContestPrize>(`${organisedContestPath(handle, id)}/prize-steps`, { method: 'POST', body: form });

export const confirmReceipt = (client: ApiClient, id: string, prize: Prize) =>
  client<undefined>(`${contestPath(id)}/prize/receipt`, { method: 'PUT', body: { prize } });

export const fileAppeal = (client: ApiClient, id: string, form: AppealForm) =>
  client<ContestAppeal>(`${ownEntryPath(id)}/appeal`, { method: 'PUT', body: form });

export const decideAppeal = (client: ApiClient, id: string, form: AppealDecision) =>
  client<ContestAppeal>(`${STAFF}/${part(id)}/decision`, { method: 'PUT', body: form });

export const makeWork = (client: ApiClient, id: string, withFeedback: boolean) =>
  client<{ id: string }>(`${ownEntryPath(id)}/work`, { method: 'POST', body: { withFeedback } });
