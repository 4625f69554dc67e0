import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

/** Takes or gives up the member's own place. */
export const setEntry = (client: ApiClient, { id, on }: { id: string; on: boolean }) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/contests/{id}/entry`, { params: { id } });

/**
 * Joins the waiting list of a full contest and returns the position. Idempotent: calling it again does not change the
 * position.
 */
export const joinWaiting = (client: ApiClient, id: string) =>
  callApi(client, 'PUT /api/contests/{id}/waiting', { params: { id } });
