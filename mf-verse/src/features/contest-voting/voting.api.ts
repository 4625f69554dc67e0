import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ContestVote, PublishedBallots } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { contestPath } from '../../shared/contest-paths';
import { orNotFound } from '../../shared/or-not-found';

const votePath = (id: string | undefined) => `${contestPath(id)}/vote`;

export const ballotsHref = (id: string): string => `${votePath(id)}/ballots`;
export const votedFileHref = (id: string, number: number, index: number): string =>
  `${votePath(id)}/entries/${number}/files/${index}`;

export interface VotePage {
  vote: ContestVote;
  /** `null` until the ballots are published. */
  counted: PublishedBallots | null;
}

/** @throws `data()` with status 404 if the contest has no vote */
export async function loadVote(args: LoaderFunctionArgs): Promise<VotePage> {
  const client = api(args);
  const from = new URL(args.request.url).searchParams.get('from');
  const vote = await callApi(client, 'GET /api/contests/{id}/vote', {
    params: { id: args.params.id },
    query: { from: from && /^\d{1,5}$/.test(from) ? from : null },
  }).catch(orNotFound);
  if (vote.stage !== 'counted') return { vote, counted: null };
  const counted = await callApi(client, 'GET /api/contests/{id}/vote/ballots', {
    params: { id: vote.contest.id },
  }).catch(orNotFound);
  return { vote, counted };
}

export const castBallot = (client: ApiClient, id: string, number: number) =>
  callApi(client, 'PUT /api/contests/{id}/vote', { params: { id }, body: { number } });

export const takeBallotBack = (client: ApiClient, id: string) =>
  callApi(client, 'DELETE /api/contests/{id}/vote', { params: { id } });
