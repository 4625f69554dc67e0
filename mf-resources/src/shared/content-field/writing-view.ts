import { readStored, writeStored } from '@verse/contract/device-storage';

export type WritingView = 'formatted' | 'plain';

const VIEW = 'verse:resources:writing-view';

/** Returns the view chosen on this device. Defaults to formatted. */
export const chosenView = (): WritingView => (readStored(VIEW) === 'plain' ? 'plain' : 'formatted');
export const rememberView = (view: WritingView) => writeStored(VIEW, view);
