import { configureStore } from '@reduxjs/toolkit';
import { sessionReducer } from '../session/session-slice';
import { noticesReducer } from './notices-slice';

/**
 * The shell's store: who is here and what was announced, nothing else. One per page; on the server one per request.
 * Plain reducers instead of `createSlice`: two values that are replaced whole do not need immer, which every visitor would pay for.
 */
export const createShellStore = () => configureStore({ reducer: { session: sessionReducer, notices: noticesReducer }, devTools: false });

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['getState']>;
