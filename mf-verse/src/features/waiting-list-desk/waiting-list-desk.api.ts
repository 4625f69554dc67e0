import type { LoaderFunctionArgs } from 'react-router-dom';
import type { WaitingOpening } from '@verse/api-contract/api';
import type { WaitingListName } from '@verse/api-contract/publishing/waiting-lists.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

export const loadWaitingDesk = (args: LoaderFunctionArgs) => callApi(api(args), 'GET /api/waiting-lists/desk');

export const openList = (client: ApiClient, list: WaitingListName, opening: WaitingOpening) =>
  callApi(client, 'POST /api/waiting-lists/{list}/opening', { params: { list }, body: opening });
