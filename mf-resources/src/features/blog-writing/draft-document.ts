import { AutosavedDocument } from '../../shared/autosave/autosaved-document';
import { type Draft, EMPTY_DRAFT, missingPictures } from './draft';
import type { DraftRecords } from './draft-records';

export const createDraftDocument = (records: DraftRecords, renewed: (draft: Draft) => Draft) =>
  new AutosavedDocument<Draft>({
    records,
    blank: EMPTY_DRAFT,
    getPictures: (draft) => draft,
    withPictures: (draft, { thumbnail, images }) => ({ ...draft, thumbnail, images }),
    // A picture that is chosen again keeps the description written on the other device.
    altOf: (draft, file) => missingPictures(draft).find(({ name }) => name === file)?.alt ?? '',
    keyOf: (draft, file) => missingPictures(draft).find(({ name }) => name === file)?.key,
    renewed,
  });
