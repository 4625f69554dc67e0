import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice } from '@verse/contract';

export interface ShownNotice extends Notice {
  id: string;
}

/** What the live region shows, oldest first. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as ShownNotice[],
  reducers: {
    noticeShown: {
      reducer: (notices, { payload }: PayloadAction<ShownNotice>) => [...notices, payload].slice(-3),
      prepare: (notice: Notice) => ({ payload: { ...notice, id: nanoid(8) } }),
    },
    noticeDismissed: (notices, { payload }: PayloadAction<string>) => notices.filter(({ id }) => id !== payload),
  },
});

export const { noticeShown, noticeDismissed } = noticesSlice.actions;
