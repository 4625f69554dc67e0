import { configureStore } from '@reduxjs/toolkit';
import type { ApiClient, Notice } from '@verse/contract';
import { describeShell, FAKE_ORIGIN } from '@verse/contract/testing';
import { createSession } from '../session/session';
import { sessionReducer } from '../session/session-slice';
import { createShellApi } from './shell-api';

describeShell('the shell', async (ask) => {
  const store = configureStore({ reducer: { session: sessionReducer } });
  const client = (async () => ({ user: await ask(), theme: null })) as ApiClient;
  const session = createSession(store, client);
  await session.known();
  const outside = { 'community-chat': '' };
  const shown: Notice[] = [];
  const reported: string[] = [];
  const shell = createShellApi({
    outside,
    origin: FAKE_ORIGIN,
    session,
    notify: (notice) => shown.push(notice),
    send: ({ during }) => reported.push(during),
  });
  return { shell, shown: () => shown, reported: () => reported };
});
