import type { LoaderFunctionArgs } from 'react-router-dom';
import type { WaitingDesk, WaitingListName, WaitingOpening } from '@verse/api-contract/waiting-lists';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';

export const loadWaitingDesk = (args: LoaderFunctionArgs) => api(args)<WaitingDesk>('/api/waiting-lists/desk');

export const openList = (client: ApiClient, list: WaitingListName, opening: WaitingOpening) =>
  client<undefined>(`/api/waiting-lists/${list}/opening`, { method: 'POST', body: opening });
