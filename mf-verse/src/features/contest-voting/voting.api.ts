import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BallotAnswer, ContestVote, PublishedBallots } from '@verse/api-contract/contest-voting';
import type { ApiClient } from '@verse/contract';
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
  const page = from && /^\d{1,5}$/.test(from) ? `?from=${from}` : '';
  const vote = await client<ContestVote>(votePath(args.params.id) + page).catch(orNotFound);
  if (vote.stage !== 'counted') return { vote, counted: null };
  const counted = await client<PublishedBallots>(ballotsHref(vote.contest.id)).catch(orNotFound);
  return { vote, counted };
}

export const castBallot = (client: ApiClient, id: string, number: number) =>
  client<BallotAnswer>(votePath(id), { method: 'PUT', body: { number } });

export const takeBallotBack = (client: ApiClient, id: string) =>
  client<BallotAnswer>(votePath(id), { method: 'DELETE' });
