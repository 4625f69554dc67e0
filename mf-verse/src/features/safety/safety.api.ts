import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ApartList, OwnCase, OwnCaseList } from '@verse/api-contract/moderation';
import { api } from '@verse/contract/react';
import { avoid, type AvoidingAct } from '../../shared/avoiding';
import { actsOf } from '../../shared/perform';

export interface Safety extends ApartList {
  cases: OwnCase[];
}

export async function loadSafety(args: LoaderFunctionArgs): Promise<Safety> {
  const [{ cases }, apart] = await Promise.all([
    api(args)<OwnCaseList>('/api/me/cases'),
    api(args)<ApartList>('/api/me/apart'),
  ]);
  return { cases, ...apart };
}

export interface AppealAct {
  what: 'appeal';
  appeal: { type: OwnCase['type']; id: string; text: string };
}

export const actForSafety = actsOf((client, act: AppealAct | AvoidingAct): Promise<unknown> =>
  act.what === 'appeal' ? client<OwnCase>('/api/appeals', { method: 'POST', body: act.appeal }) : avoid(client, act),
);
