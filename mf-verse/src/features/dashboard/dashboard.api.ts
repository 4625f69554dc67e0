import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Dashboard, Leaders, Notification, Promotion, Webinar } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

export interface ProDashboard {
  /** Undefined if it could not be loaded. The other parts are still shown. */
  board: Dashboard | undefined;
  notifications: readonly Notification[] | undefined;
  webinars: readonly Webinar[] | undefined;
  promotions: readonly Promotion[] | undefined;
  /** Loaded only for members with a plan. */
  leaders: Leaders | undefined;
}

const NEWEST = 5;

/** Returns undefined if a source fails; rethrows the error if the member is signed out. */
const toUndefined = (error: unknown): undefined => {
  if (!(error instanceof ApiError) || error.status === 401) throw error;
  return undefined;
};

/** The API makes the decision; this check only avoids a request that would be rejected. */
const hasPlan = (board: Dashboard | undefined): boolean =>
  board?.figures.some(({ name, value }) => name === 'plan' && value !== null && value > 0) === true;

export async function loadDashboard(args: LoaderFunctionArgs): Promise<ProDashboard> {
  const ask = api(args);
  const figures = callApi(ask, 'GET /api/dashboard').catch(toUndefined);
  const [board, leaders, list, webinars, offers] = await Promise.all([
    figures,
    figures.then((board) =>
      hasPlan(board) ? callApi(ask, 'GET /api/dashboard/leaders').catch(toUndefined) : undefined,
    ),
    callApi(ask, 'GET /api/notifications', { query: { limit: NEWEST } }).catch(toUndefined),
    callApi(ask, 'GET /api/webinars').catch(toUndefined),
    callApi(ask, 'GET /api/promotions').catch(toUndefined),
  ]);
  return {
    board,
    notifications: list?.notifications,
    webinars: webinars?.webinars,
    promotions: offers?.promotions,
    leaders,
  };
}

export const setSeat = (client: ApiClient, id: string, on: boolean) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/webinars/{id}/seat`, { params: { id } });
