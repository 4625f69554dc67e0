import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RewardDecision } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { loadPage } from '@verse/contract/server-state';

export const loadRewards = (args: LoaderFunctionArgs) =>
  loadPage(args, async (part) => {
    const { rewards, next } = await callApi(api(args), 'GET /api/referrals/reviews', { query: part });
    return { entries: rewards, next };
  });

export const decideReward = (client: ApiClient, id: string, decision: RewardDecision) =>
  callApi(client, 'PATCH /api/referrals/reviews/{id}', { params: { id }, body: decision });
