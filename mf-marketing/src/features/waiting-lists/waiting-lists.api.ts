import type {
  OwnWaitingLists,
  WaitingAnswer,
  WaitingList,
  WaitingListName,
  WaitingLists,
  WaitingReceipt,
} from '@verse/api-contract/waiting-lists';
import type { ApiClient } from '@verse/contract';

export const readWaitingLists = async (api: ApiClient): Promise<WaitingList[]> =>
  (await api<WaitingLists>('/api/waiting-lists')).lists;

export const readOwnLists = (api: ApiClient) => api<OwnWaitingLists>('/api/waiting-lists/own');

/** Requests a place for a guest's email address, which an email confirms. */
export const askForPlace = (api: ApiClient, { list, email }: { list: WaitingListName; email: string }) =>
  api<WaitingReceipt>(`/api/waiting-lists/${list}/requests`, { method: 'POST', body: { email } });

/** Joins or leaves as a member. */
export const setPlace = (api: ApiClient, list: WaitingListName, on: boolean) =>
  api<void>(`/api/waiting-lists/${list}/place`, { method: on ? 'PUT' : 'DELETE' });

export const confirmPlace = (api: ApiClient, token: string) =>
  api<WaitingAnswer>('/api/waiting-lists/confirm', { method: 'POST', body: { token } });

export const leaveByLink = (api: ApiClient, token: string) =>
  api<void>('/api/waiting-lists/leave', { method: 'POST', body: { token } });
