import { deviceStorage } from '../autosave/safe-storage';

export type WritingView = 'formatted' | 'plain';

const VIEW = 'verse:resources:writing-view';

/** Returns the view that was chosen on this device; plain by default. */
export const chosenView = (): WritingView => (deviceStorage.read(VIEW) === 'formatted' ? 'formatted' : 'plain');
export const rememberView = (view: WritingView) => deviceStorage.write(VIEW, view);
