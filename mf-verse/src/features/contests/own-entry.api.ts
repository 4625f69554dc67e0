import type { ContestAnswer } from '@verse/api-contract/contests';
import type { ApiClient } from '@verse/contract';
import { contestPath } from '../../shared/contest-paths';

/** Takes or gives up the member's own place. */
export const setEntry = (client: ApiClient, { id, on }: { id: string; on: boolean }) =>
  client<ContestAnswer>(`${contestPath(id)}/entry`, { method: on ? 'PUT' : 'DELETE' });

/**
 * Joins the waiting list of a full contest and returns the position. Idempotent: calling it again does not change the
 * position.
 */
export const joinWaiting = (client: ApiClient, id: string) =>
  client<{ position: number }>(`${contestPath(id)}/waiting`, { method: 'PUT' });
