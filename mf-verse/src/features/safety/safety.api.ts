import type { LoaderFunctionArgs } from 'react-router-dom';
import type { MemberBlockList, OwnCase, OwnSanction } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

export interface Safety extends MemberBlockList {
  cases: OwnCase[];
  sanctions: OwnSanction[];
}

export async function loadSafety(args: LoaderFunctionArgs): Promise<Safety> {
  const [{ cases }, { sanctions }, apart] = await Promise.all([
    callApi(api(args), 'GET /api/me/cases'),
    callApi(api(args), 'GET /api/me/sanctions'),
    callApi(api(args), 'GET /api/me/apart'),
  ]);
  return { cases, sanctions, ...apart };
}

interface Appeal {
  type: OwnCase['type'];
  id: string;
  text: string;
}

export const sendAppeal = (client: ApiClient, appeal: Appeal) => callApi(client, 'POST /api/appeals', { body: appeal });

export const sendSanctionAppeal = (client: ApiClient, id: string, text: string) =>
  callApi(client, 'POST /api/me/sanctions/{id}/appeal', { params: { id }, body: { text } });
