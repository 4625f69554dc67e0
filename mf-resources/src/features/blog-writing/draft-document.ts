import { KeptDocument } from '../../shared/kept/kept-document';
import { type Draft, EMPTY_DRAFT, missingPictures } from './draft';
import type { DraftRecords } from './draft-records';

/** A draft as a kept document. */
export const createDraftDocument = (records: DraftRecords, renewed: (draft: Draft) => Draft) =>
  new KeptDocument<Draft>({
    records,
    blank: EMPTY_DRAFT,
    picturesOf: (draft) => draft,
    withPictures: (draft, { thumbnail, images }) => ({ ...draft, thumbnail, images }),
    // Whoever chooses it again has described it on the other device.
    altOf: (draft, file) => missingPictures(draft).find(({ name }) => name === file)?.alt ?? '',
    renewed,
  });
