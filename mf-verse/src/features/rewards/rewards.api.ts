import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RewardDecision, RewardList } from '@verse/api-contract/referrals';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { loadPage, pageQuery } from '@verse/contract/server-state';

const PATH = '/api/referrals/reviews';

export const loadRewards = (args: LoaderFunctionArgs) =>
  loadPage(args, async (part) => {
    const { rewards, next } = await api(args)<RewardList>(`${PATH}?${pageQuery(part)}`);
    return { entries: rewards, next };
  });

export const decideReward = (client: ApiClient, id: string, decision: RewardDecision) =>
  client<undefined>(`${PATH}/${encodeURIComponent(id)}`, { method: 'PATCH', body: decision });
