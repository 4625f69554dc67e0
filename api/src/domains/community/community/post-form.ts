import { type NewPost, newPostSchema } from '@verse/api-contract/community/community-posts.schema';
import { POST_LIMITS } from '@verse/api-contract/community/community-posts.values';
import { type Form, type UploadedFile, validate } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';

export type PostFormDependencies = Pick<Platform, 'pictureForm'>;

export interface SentPost {
  form: NewPost;
  picture: UploadedFile | undefined;
}

const TEXTS = 4;
/** A character takes at most four bytes in UTF-8. */
const TEXT_BYTES = 4 * POST_LIMITS.text;

export const postForm = ({ pictureForm }: PostFormDependencies): Form<SentPost> =>
  pictureForm({
    files: [{ name: 'picture', label: 'Picture', most: 1 }],
    texts: TEXTS,
    textBytes: TEXT_BYTES,
    read: (texts, { picture: [picture] }) => ({ form: validate(newPostSchema, texts), picture }),
  });
