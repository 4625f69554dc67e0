import { pictureRefusal } from '@verse/api-contract/pictures';
import type { DevicePicture, PictureBytes } from '../autosave/device-picture';
import type { TextPictures } from '../content-field';

interface TextPicturesOptions {
  images: readonly DevicePicture[];
  blobs: PictureBytes;
  /** Returns how many more pictures can be added to the post. */
  getRoom: () => number;
  /** Stores files on the device. Returns their keys. */
  add: (files: File[]) => string[];
}

/**
 * Gives a text access to the post's pictures, which the text refers to by key. Finds existing pictures and adds new
 * ones.
 */
export function createTextPictures({ images, blobs, getRoom, add }: TextPicturesOptions): TextPictures {
  return {
    find(key) {
      const picture = images.find((image) => image.key === key);
      return picture ? { name: picture.name, src: picture.src, blob: blobs[picture.id] } : null;
    },
    async add(files) {
      const checked = await Promise.all(files.map(async (file) => ({ file, refusal: await pictureRefusal(file) })));
      const good = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file);
      const room = Math.max(0, getRoom());
      const surplus = good
        .slice(room)
        .map(({ name }) => `There is no room for “${name}”. Remove another picture first.`);
      const refusal = [...checked.flatMap((one) => one.refusal ?? []), ...surplus].join(' ');
      return { keys: room > 0 && good.length > 0 ? add(good.slice(0, room)) : [], refusal };
    },
  };
}
