import { openSealedText, sealText } from '../http';
import type { PictureRecord } from './picture';

const CONTEXT = 'picture name';
const SEALED = /^sealed-([\w-]{20,300})\.(?:webp|jpg)$/;

const sealName = (name: string, use: string): string =>
  `sealed-${sealText(CONTEXT, `${use} ${name}`)}${name.slice(name.lastIndexOf('.'))}`;

/**
 * Returns the picture with names that only this use of it has. The name of a picture depends on its bytes, so the plain
 * name in a blind review would lead to the profile that shows the same picture.
 *
 * @param use id of the content in which the picture appears
 */
export function sealPicture({ sizes, small, tile }: PictureRecord, use: string): PictureRecord {
  const sealed: PictureRecord = {
    sizes: sizes.map(({ webp, jpeg, ...size }) => ({ ...size, webp: sealName(webp, use), jpeg: sealName(jpeg, use) })),
    small: sealName(small, use),
  };
  if (tile !== undefined) sealed.tile = sealName(tile, use);
  return sealed;
}

/** Returns the stored name of a picture, or undefined if the name is not sealed. */
export function openPictureName(name: string): string | undefined {
  const [, sealed] = SEALED.exec(name) ?? [];
  const text = sealed === undefined ? undefined : openSealedText(CONTEXT, sealed);
  return text?.slice(text.lastIndexOf(' ') + 1);
}
