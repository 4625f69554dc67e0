import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '@verse/contract';

export const UNKNOWN: Session = { status: 'unknown', user: null };
export const GUEST: Session = { status: 'guest', user: null };

/** The auth flag. It starts as `unknown` and becomes what the server says, never more. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: UNKNOWN as Session,
  reducers: {
    sessionKnown: (_, { payload }: PayloadAction<Session>) => payload,
  },
});

export const { sessionKnown } = sessionSlice.actions;
