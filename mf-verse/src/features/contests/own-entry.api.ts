import type { ContestAnswer } from '@verse/api-contract/contests';
import type { ApiClient } from '@verse/contract';
import { contestPath } from './contests.api';

/** The member's own place. */
export const setEntry = (client: ApiClient, { id, on }: { id: string; on: boolean }) =>
  client<ContestAnswer>(`${contestPath(id)}/entry`, { method: on ? 'PUT' : 'DELETE' });

/** The position on the waiting list of a full contest; it stays the same when asked again. */
export const joinWaiting = (client: ApiClient, id: string) =>
  client<{ position: number }>(`${contestPath(id)}/waiting`, { method: 'PUT' });
