import type { DevicePicture } from '../autosave/device-picture';
import type { FormattedContent } from './content-desk';

const PICTURE = /!\[((?:\\.|[^\]\\])*)\]\(picture:([a-z0-9-]{1,40})\)/g;

/** Returns the descriptions of a text's pictures, keyed by picture key. */
function namedPictures({ content, contentFormat }: FormattedContent): Map<string, string> {
  if (contentFormat === 'plain') return new Map();
  return new Map(
    [...content.matchAll(PICTURE)].map(([, alt = '', key = '']) => [key, alt.replace(/\\(.)/g, '$1').trim()]),
  );
}

/** Returns the error message for the pictures in a text, or undefined if they are valid. */
export function findPictureError(images: readonly DevicePicture[], text: FormattedContent): string | undefined {
  const named = namedPictures(text);
  if ([...named.values()].includes('')) return 'Describe every picture in the text.';
  const isMissing = [...named.keys()].some((key) => !images.some((image) => image.key === key));
  return isMissing ? 'A picture in the text is not on this device. Remove it, or add it again.' : undefined;
}

/**
 * Returns the pictures to send with a post. Descriptions of pictures in the text are taken from the text. Pictures
 * removed from the text are not sent, but are kept on the device for Undo.
 */
export function picturesToSend(images: readonly DevicePicture[], text: FormattedContent): DevicePicture[] {
  const named = namedPictures(text);
  return images.flatMap((image) => {
    if (image.key === undefined) return [image];
    const alt = named.get(image.key);
    return alt === undefined ? [] : [{ ...image, alt }];
  });
}
