import { deviceStorage } from '../autosave/safe-storage';

export type WritingView = 'formatted' | 'plain';

const VIEW = 'verse:resources:writing-view';

/** Returns the view chosen on this device. Defaults to plain. */
export const chosenView = (): WritingView => (deviceStorage.read(VIEW) === 'formatted' ? 'formatted' : 'plain');
export const rememberView = (view: WritingView) => deviceStorage.write(VIEW, view);
