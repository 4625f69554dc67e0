export { Autosave } from './autosave';
export type { AutosaveOptions, AutosaveState, SavedDraft, VersionedDraft } from './autosave';
export { createDeviceDraft } from './device-draft';
export { Observable } from './observable';
export { SaveLoop } from './save-loop';
export { useAutosave } from './use-autosave';
