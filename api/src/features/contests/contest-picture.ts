import { CONTEST_PICTURE_TEXTS } from '@verse/api-contract/contests';
import { contestPictureSchema } from '@verse/api-contract/contests.schema';
import { type Form, validate } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';
import type { SentPicture } from './contest-admin.service';

/** A character takes at most four bytes in UTF-8. */
const TEXT_BYTES = 4 * CONTEST_PICTURE_TEXTS.alt.max;

export const contestPictureForm = ({ pictureForm }: Pick<Platform, 'pictureForm'>): Form<SentPicture> =>
  pictureForm({
    files: [{ name: 'picture', label: 'Picture', most: 1 }],
    texts: 1,
    textBytes: TEXT_BYTES,
    read: (texts, { picture: [file] }) => ({ ...validate(contestPictureSchema, texts), file }),
  });
