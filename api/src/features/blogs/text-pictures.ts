import type { TextBlock } from '@verse/api-contract/formatted-text';
import { parseFormattedText } from '@verse/api-contract/formatted-text-parser';
import { AppError } from '../../platform/http';
import type { PostWords } from './blog-post';

function keysIn(blocks: readonly TextBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'picture') return [block.key];
    if (block.type === 'quote') return keysIn(block.blocks);
    return block.type === 'list' ? keysIn(block.items.flat()) : [];
  });
}

/** Throws `invalid` if the text shows a picture that does not belong to the post. */
export function assertKnownPictures({
  content,
  contentFormat,
  images,
}: Pick<PostWords, 'content' | 'contentFormat'> & { images: readonly { key?: string | undefined }[] }): void {
  const known = new Set(images.map(({ key }) => key));
  const unknown = keysIn(parseFormattedText(content, contentFormat)).find((key) => !known.has(key));
  if (unknown === undefined) return;
  const message =
    `The text shows a picture with the key “${unknown}”, but no picture of the post has this key. ` +
    'Add the picture, or remove it from the text.';
  throw new AppError('invalid', message, { fields: { content: message } });
}
