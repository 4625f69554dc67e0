import type { DevicePicture } from '../autosave/device-picture';
import type { FormattedContent } from './content-desk';

const PICTURE = /!\[((?:\\.|[^\]\\])*)\]\(picture:([a-z0-9-]{1,40})\)/g;

/** The descriptions of the pictures that a text names, by their keys. */
export function namedPictures({ content, contentFormat }: FormattedContent): Map<string, string> {
  if (contentFormat === 'plain') return new Map();
  return new Map(
    [...content.matchAll(PICTURE)].map(([, alt = '', key = '']) => [key, alt.replace(/\\(.)/g, '$1').trim()]),
  );
}

/**
 * The pictures of a post as they are sent: those of the text with its descriptions, without those that it had and names
 * no longer. They stay on the device, so that Undo finds them.
 */
export function picturesToSend<Picture extends DevicePicture>(
  images: readonly Picture[],
  text: FormattedContent,
): Picture[] {
  const named = namedPictures(text);
  return images.flatMap((image) => {
    if (image.key === undefined) return [image];
    const alt = named.get(image.key);
    return alt === undefined ? [] : [{ ...image, alt }];
  });
}
