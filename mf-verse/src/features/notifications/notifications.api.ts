import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Notification, NotificationHead, NotificationList } from '@verse/api-contract/notifications';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadList } from '../../shared/list-page';
import { actsOf } from '../../shared/perform';

export function loadNotifications(args: LoaderFunctionArgs): Promise<LoadedPage<Notification>> {
  return loadList(args, async ({ cursor, limit }) => {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor === null ? {} : { cursor }) });
    const { notifications, next } = await api(args)<NotificationList>(`/api/notifications?${query}`);
    return { entries: notifications, next };
  });
}

/** How things stand, for pages that no stream reaches; null where that cannot be said now. */
export function pollHead(args: LoaderFunctionArgs): Promise<NotificationHead | null> {
  return api(args)<NotificationHead>('/api/notifications/head').catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
}

export interface NotificationAct {
  /** The time of the newest line that was shown. */
  upTo: string;
}

export const actOnNotifications = actsOf((client, { upTo }: NotificationAct) =>
  client<NotificationHead>('/api/notifications', { method: 'PATCH', body: { upTo } }),
);
