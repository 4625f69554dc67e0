import { deviceStorage } from '../autosave/safe-storage';

export type WritingView = 'formatted' | 'plain';

const VIEW = 'verse:resources:writing-view';

/** The view that the writer has chosen on this device; plain until then. */
export const chosenView = (): WritingView => (deviceStorage.read(VIEW) === 'formatted' ? 'formatted' : 'plain');
export const rememberView = (view: WritingView) => deviceStorage.write(VIEW, view);
