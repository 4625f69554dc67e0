import { readStored, writeStored } from '@verse/contract/device-storage';

export type WritingView = 'formatted' | 'plain';

const VIEW = 'verse:resources:writing-view';

/** Returns the view chosen on this device. Defaults to plain. */
export const chosenView = (): WritingView => (readStored(VIEW) === 'formatted' ? 'formatted' : 'plain');
export const rememberView = (view: WritingView) => writeStored(VIEW, view);
