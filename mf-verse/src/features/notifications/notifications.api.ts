import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Notification, NotificationHead, NotificationList } from '@verse/api-contract/notifications';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, pageQuery } from '@verse/contract/server-state';

export function loadNotifications(args: LoaderFunctionArgs): Promise<LoadedPage<Notification>> {
  return loadPage(args, async (part) => {
    const { notifications, next } = await api(args)<NotificationList>(`/api/notifications?${pageQuery(part)}`);
    return { entries: notifications, next };
  });
}

/** Loads the numbers of unread notifications and next steps, for pages that have no stream; `null` if loading fails. */
export function pollHead(args: LoaderFunctionArgs): Promise<NotificationHead | null> {
  return api(args)<NotificationHead>('/api/notifications/head').catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
}

/** @param upTo the timestamp of the newest notification shown */
export const markRead = (client: ApiClient, upTo: string) =>
  client<NotificationHead>('/api/notifications', { method: 'PATCH', body: { upTo } });
