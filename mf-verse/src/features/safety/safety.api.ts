import type { LoaderFunctionArgs } from 'react-router-dom';
import type { MemberBlockList, OwnCase, OwnCaseList } from '@verse/api-contract/moderation';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';

export interface Safety extends MemberBlockList {
  cases: OwnCase[];
}

export async function loadSafety(args: LoaderFunctionArgs): Promise<Safety> {
  const [{ cases }, apart] = await Promise.all([
    api(args)<OwnCaseList>('/api/me/cases'),
    api(args)<MemberBlockList>('/api/me/apart'),
  ]);
  return { cases, ...apart };
}

interface Appeal {
  type: OwnCase['type'];
  id: string;
  text: string;
}

export const sendAppeal = (client: ApiClient, appeal: Appeal) =>
  client<OwnCase>('/api/appeals', { method: 'POST', body: appeal });
