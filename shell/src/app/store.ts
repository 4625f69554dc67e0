import { combineReducers, legacy_createStore } from '@reduxjs/toolkit';
import { createContext } from 'react';
import { sessionReducer } from '../session/session-slice';
import { toastsReducer } from './toasts-slice';

/**
 * The shell's store: the session and the toasts. One per page; on the server one per request. Plain reducers in place
 * of `createSlice`, and no middleware: two values that are replaced whole need neither immer nor thunks, which every
 * visitor would pay for.
 */
export const createShellStore = () =>
  legacy_createStore(combineReducers({ session: sessionReducer, toasts: toastsReducer }));

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['getState']>;

/** Read with React's own hook for external stores; react-redux would cost every visitor another kilobyte. */
export const StoreContext = createContext<ShellStore>(createShellStore());
