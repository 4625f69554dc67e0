import { CONTEST_PICTURE_TEXTS } from '@verse/api-contract/contests/contest-form.values';
import { contestPictureSchema } from '@verse/api-contract/contests/contests.schema';
import { type Form, invalidField, validate } from '../../platform/http';
import { isOneOf, type PictureFile } from '../../platform/images';
import type { Platform } from '../../platform/open-platform';
import type { PictureHolder } from '../../platform/people';
import { SITE_OWNER } from '../../platform/stored-blobs';
import { type Contest, isPublished } from './contest';
import { CONTESTS } from './contest-document';
import type { ContestParts } from './contest-parts';

/** A new picture, or a new description of the current one. */
export interface SentPicture {
  alt: string;
  file: PictureFile | undefined;
}

/** A character takes at most four bytes in UTF-8. */
const TEXT_BYTES = 4 * CONTEST_PICTURE_TEXTS.alt.max;

export const contestPictureForm = ({ pictureForm }: Pick<Platform, 'pictureForm'>): Form<SentPicture> =>
  pictureForm({
    files: [{ name: 'picture', label: 'Picture', most: 1 }],
    texts: 1,
    textBytes: TEXT_BYTES,
    read: (texts, { picture: [file] }) => ({ ...validate(contestPictureSchema, texts), file }),
  });

export const NO_PICTURE = { cover: null, coverAlt: '' };

/**
 * Stores a sent picture and returns the changed fields of its contest.
 *
 * @param ownerId account whose quota the picture counts against, or `SITE_OWNER` if staff send it
 * @throws `invalid` if no file is sent and there is no picture yet, or if the file is not a picture
 */
export async function savePicture(
  pictures: Pick<Platform['pictures'], 'save'>,
  { id, cover: before }: Contest,
  { alt, file }: SentPicture,
  ownerId: string,
): Promise<Pick<Contest, 'cover' | 'coverAlt'>> {
  const cover = file ? await pictures.save(file, ownerId, { collection: CONTESTS, id }) : before;
  if (!cover) throw invalidField('picture', 'Please choose a picture.');
  return { cover, coverAlt: alt };
}

/** Contest pictures. Those of drafts and cancelled contests are visible only to the organisation and to staff. */
export const contestPictures = ({
  contests,
  organisations,
}: Pick<ContestParts, 'contests' | 'organisations'>): PictureHolder => ({
  collection: CONTESTS,
  // Earlier releases did not record who sent the picture.
  ownerOf: () => SITE_OWNER,
  async shows(id, name, reader) {
    const contest = await contests.find(id);
    if (!contest || !isOneOf(name, [contest.cover])) return false;
    if (isPublished(contest) || reader.isStaff) return true;
    const { organisationId } = contest;
    if (reader.id === undefined || organisationId === undefined) return false;
    return (await organisations.roleOf(organisationId, reader.id)) !== undefined;
  },
});
