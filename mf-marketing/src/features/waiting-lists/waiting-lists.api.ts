import type { WaitingList } from '@verse/api-contract/api';
import type { WaitingListName } from '@verse/api-contract/publishing/waiting-lists.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

export const readWaitingLists = async (api: ApiClient): Promise<WaitingList[]> =>
  (await callApi(api, 'GET /api/waiting-lists')).lists;

export const readOwnLists = (api: ApiClient) => callApi(api, 'GET /api/waiting-lists/own');

/** Requests a place for a guest's email address, which an email confirms. */
export const askForPlace = (api: ApiClient, { list, email }: { list: WaitingListName; email: string }) =>
  callApi(api, 'POST /api/waiting-lists/{list}/requests', { params: { list }, body: { email } });

/** Joins or leaves as a member. */
export const setPlace = (api: ApiClient, list: WaitingListName, on: boolean) =>
  callApi(api, `${on ? 'PUT' : 'DELETE'} /api/waiting-lists/{list}/place`, { params: { list } });

export const confirmPlace = (api: ApiClient, token: string) =>
  callApi(api, 'POST /api/waiting-lists/confirm', { body: { token } });

export const leaveByLink = (api: ApiClient, token: string) =>
  callApi(api, 'POST /api/waiting-lists/leave', { body: { token } });
