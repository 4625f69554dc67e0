import { parseFormattedText } from '@verse/api-contract/formatted-text-parser';
import { pictureKeysIn } from '@verse/api-contract/picture-keys';
import { invalidField } from '../../../platform/http';
import type { PostWords } from './blog-post';

/** Throws `invalid` if the text shows a picture that does not belong to the post. */
export function assertKnownPictures({
  content,
  contentFormat,
  images,
}: Pick<PostWords, 'content' | 'contentFormat'> & { images: readonly { key?: string | undefined }[] }): void {
  const known = new Set(images.map(({ key }) => key));
  const unknown = pictureKeysIn(parseFormattedText(content, contentFormat)).find((key) => !known.has(key));
  if (unknown === undefined) return;
  throw invalidField(
    'content',
    `The text has a picture “${unknown}” that isn’t in this post. Add it, or remove it from the text.`,
  );
}
