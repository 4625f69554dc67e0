import type { KeptState } from '../../shared/kept/kept-document';
import { type Draft, EMPTY_DRAFT } from './draft';

export interface DeskState extends Pick<KeptState<Draft>, 'blobs' | 'atRisk' | 'copiedAt'> {
  draft: Draft;
  /** The draft was here before this visit. */
  isRestored: boolean;
  /** The other drafts of this device. */
  others: Draft[];
}

export const EMPTY_DESK: DeskState = {
  draft: EMPTY_DRAFT,
  blobs: {},
  atRisk: { text: false, pictures: false },
  copiedAt: '',
  isRestored: false,
  others: [],
};
