import { configureStore } from '@reduxjs/toolkit';
import type { ApiClient, Notice } from '@verse/contract';
import { ADDRESSES } from '@verse/contract/addresses';
import { createChanges } from '@verse/contract/changes';
import { createApiClient } from '@verse/contract/http';
import { describeShell, FAKE_ORIGIN } from '@verse/contract/testing';
import { createSession } from '../session/session';
import { sessionReducer } from '../session/session-slice';
import { createShellApi } from './shell-api';

describeShell('the shell', async (ask) => {
  const store = configureStore({ reducer: { session: sessionReducer } });
  const sessions = (async () => ({ user: await ask(), theme: null })) as ApiClient;
  const session = createSession(store, sessions);
  await session.known();
  const outside = { 'community-chat': '' };
  const shown: Notice[] = [];
  const reported: string[] = [];
  const changes = createChanges();
  const client = createApiClient({ send: changes.watch((path, init) => fetch(path, init)) });
  const shell = createShellApi({
    addresses: () => ADDRESSES,
    outside,
    origin: FAKE_ORIGIN,
    session,
    changes,
    api: client,
    notify: (notice) => shown.push(notice),
    send: ({ during }) => reported.push(during),
  });
  return { shell, client, shown: () => shown, reported: () => reported };
});
