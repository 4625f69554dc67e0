import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ThreadEntry } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPart, pageQuery } from '@verse/contract/server-state';

/** A message in any thread; `from` is the author's side. */
export type ThreadMessage = Omit<ThreadEntry, 'from'> & { from: string };

/**
 * Creates a loader that serves a thread on a route without a page. If loading fails, an error message is shown in place
 * of the thread.
 *
 * @example const loader = threadLoader(({ id }) => `/api/me/applications/${id}/thread`);
 */
export const threadLoader =
  (pathOf: (params: LoaderFunctionArgs['params']) => string) =>
  (args: LoaderFunctionArgs): Promise<LoadedPage<ThreadMessage>> =>
    loadPart(args, async (page) => {
      const { entries, next } = await api(args)<{ entries: ThreadMessage[]; next: string | null }>(
        `${pathOf(args.params)}?${pageQuery(page)}`,
      );
      return { entries, next };
    });

/** @param key idempotency key: resending does not create a second message */
export const sendMessage = (client: ApiClient, path: string, { key, text }: { key: string; text: string }) =>
  client<ThreadMessage>(path, { method: 'POST', body: { text }, headers: { 'Idempotency-Key': key } });

export function sendFile(client: ApiClient, path: string, { key, file }: { key: string; file: File }) {
  const body = new FormData();
  body.set('file', file);
  return client<ThreadMessage>(`${path}/files`, { method: 'POST', body, headers: { 'Idempotency-Key': key } });
}
