import type { AutosaveState } from '../../shared/autosave/autosaved-document';
import { type Draft, EMPTY_DRAFT } from './draft';

export interface DraftEditorState extends Pick<AutosaveState<Draft>, 'blobs' | 'atRisk' | 'copiedAt'> {
  draft: Draft;
  /** Whether the draft existed before this visit. */
  isRestored: boolean;
  others: Draft[];
}

export const EMPTY_STATE: DraftEditorState = {
  draft: EMPTY_DRAFT,
  blobs: {},
  atRisk: { text: false, pictures: false },
  copiedAt: '',
  isRestored: false,
  others: [],
};
