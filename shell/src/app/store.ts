import { combineReducers, legacy_createStore } from '@reduxjs/toolkit';
import { createContext } from 'react';
import { sessionReducer } from '../session/session-slice';
import { toastsReducer } from './toasts-slice';

/**
 * Creates the shell's store: the session and the toasts. There is one per page, and one per request on the server.
 * Plain reducers instead of `createSlice`, and no middleware: two values that are only replaced need neither immer nor
 * thunks, which would add bytes for every visitor.
 */
export const createShellStore = () =>
  legacy_createStore(combineReducers({ session: sessionReducer, toasts: toastsReducer }));

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['getState']>;

/** Read with React's `useSyncExternalStore`; react-redux would add another kilobyte for every visitor. */
export const StoreContext = createContext<ShellStore>(createShellStore());
