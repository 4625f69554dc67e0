import { CONTEST_PICTURE_TEXTS } from '@verse/api-contract/contests';
import { contestPictureSchema } from '@verse/api-contract/contests.schema';
import { type Form, validated } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';
import type { SentPicture } from './desk.service';

/** A character has four bytes at most. */
const TEXT_BYTES = 4 * CONTEST_PICTURE_TEXTS.alt.max;

/** How the picture of a contest arrives. */
export const contestPictureForm = ({ pictureForm }: Pick<Platform, 'pictureForm'>): Form<SentPicture> =>
  pictureForm({
    files: [{ name: 'picture', label: 'Picture', most: 1 }],
    texts: 1,
    textBytes: TEXT_BYTES,
    read: (texts, { picture: [file] }) => ({ ...validated(contestPictureSchema, texts), file }),
  });
