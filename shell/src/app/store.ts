import { configureStore } from '@reduxjs/toolkit';
import { sessionSlice } from '../session/session-slice';
import { noticesSlice } from './notices-slice';

/** The shell's store: who is here and what was announced, nothing else. One per page; on the server one per request. */
export const createShellStore = () =>
  configureStore({ reducer: { session: sessionSlice.reducer, notices: noticesSlice.reducer }, devTools: false });

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['getState']>;
