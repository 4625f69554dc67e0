import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RewardDecision, RewardList } from '@verse/api-contract/referrals';
import { api } from '@verse/contract/react';
import { loadList } from '../../shared/list-page';
import { actsOf } from '../../shared/perform';

const PATH = '/api/referrals/reviews';

export const loadRewards = (args: LoaderFunctionArgs) =>
  loadList(args, async ({ cursor, limit }) => {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor === null ? {} : { cursor }) });
    const { rewards, next } = await api(args)<RewardList>(`${PATH}?${query}`);
    return { entries: rewards, next };
  });

export interface RewardAct {
  id: string;
  decision: RewardDecision;
}

export const decideReward = actsOf((client, { id, decision }: RewardAct) =>
  client<undefined>(`${PATH}/${encodeURIComponent(id)}`, { method: 'PATCH', body: decision }),
);
