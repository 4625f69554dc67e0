import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Notification, NotificationHead } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';

export function loadNotifications(args: LoaderFunctionArgs): Promise<LoadedPage<Notification>> {
  return loadPage(args, async (part) => {
    const { notifications, next } = await callApi(api(args), 'GET /api/notifications', { query: part });
    return { entries: notifications, next };
  });
}

/** Loads the numbers of unread notifications and next steps, for pages that have no stream; `null` if loading fails. */
export function pollHead(args: LoaderFunctionArgs): Promise<NotificationHead | null> {
  return callApi(api(args), 'GET /api/notifications/head').catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
}

/** @param upTo the timestamp of the newest notification shown */
export const markRead = (client: ApiClient, upTo: string) =>
  callApi(client, 'PATCH /api/notifications', { body: { upTo } });
