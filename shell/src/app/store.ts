import { combineReducers, legacy_createStore } from '@reduxjs/toolkit';
import { createContext } from 'react';
import { sessionReducer } from '../session/session-slice';
import { toastsReducer } from './toasts-slice';

/**
 * Creates the shell's store, which contains the session and the toasts. The browser creates one per page, the server
 * one per request. The store uses plain reducers instead of `createSlice`, and no middleware: immer and thunks would
 * add bytes for every visitor, although the two values are only ever replaced.
 */
export const createShellStore = () =>
  legacy_createStore(combineReducers({ session: sessionReducer, toasts: toastsReducer }));

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['getState']>;

/** Read with React's `useSyncExternalStore`, because react-redux would cost every visitor another kilobyte. */
export const StoreContext = createContext<ShellStore>(createShellStore());
