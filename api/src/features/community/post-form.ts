import { type NewPost, POST_LIMITS } from '@verse/api-contract/community-posts';
import { newPostSchema } from '@verse/api-contract/community-posts.schema';
import { type Form, type UploadedFile, validated } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';

export type PostFormDependencies = Pick<Platform, 'pictureForm'>;

export interface SentPost {
  form: NewPost;
  picture: UploadedFile | undefined;
}

const TEXTS = 4;
/** A character has four bytes at most. */
const TEXT_BYTES = 4 * POST_LIMITS.text;

/** How a new post arrives. */
export const postForm = ({ pictureForm }: PostFormDependencies): Form<SentPost> =>
  pictureForm({
    files: [{ name: 'picture', label: 'Picture', most: 1 }],
    texts: TEXTS,
    textBytes: TEXT_BYTES,
    read: (texts, { picture: [picture] }) => ({ form: validated(newPostSchema, texts), picture }),
  });
