import { useEffect, useState } from 'react';
import type { ManagedBlog, NewBlog } from '@verse/api-contract/blogs';
import { keepPicture, keptPicture } from '../../shared/device/device-store';
import { newId } from '../../shared/new-id';
import type { PictureBytes } from '../../shared/pictures/device-picture';
import { forgetChange, keepChange, keptChange, picturesOf, wordsOf, type Change, type EditedPicture, type EditedPictures } from './kept-change';

/** The change of one post, on the device with every letter and every picture. */
export function useChange(post: ManagedBlog) {
  const stored: Change = { version: post.version, text: wordsOf(post), pictures: null };
  const [change, setChange] = useState<Change>(() => keptChange(post._id, post.version) ?? stored);
  const [blobs, setBlobs] = useState<PictureBytes>({});
  const pictures = change.pictures ?? picturesOf(post);
  const isChanged = change.pictures !== null || (Object.keys(stored.text) as (keyof NewBlog)[]).some((name) => change.text[name] !== stored.text[name]);
  const chosen = [pictures.thumbnail, ...pictures.images].filter(({ src }) => src === undefined).map(({ id }) => id).join(' ');

  useEffect(() => {
    let isCurrent = true;
    for (const id of chosen.split(' ').filter(Boolean)) {
      void keptPicture(id)
        .catch(() => null)
        .then((blob) => (isCurrent ? setBlobs((before) => ({ [id]: blob, ...before })) : undefined));
    }
    return () => {
      isCurrent = false;
    };
  }, [chosen]);

  function put(next: Change) {
    keepChange(post._id, next);
    setChange(next);
  }

  const place = (next: Partial<EditedPictures>) => put({ ...change, pictures: { ...pictures, ...next } });

  function bring(file: File): EditedPicture {
    const picture = { id: newId(), name: file.name, alt: '' };
    setBlobs((before) => ({ ...before, [picture.id]: file }));
    // Without room on the device it is still on the page.
    void keepPicture(picture.id, file).catch(() => {});
    return picture;
  }

  const described = (id: string, alt: string) => (picture: EditedPicture) => (picture.id === id ? { ...picture, alt } : picture);

  return {
    change, pictures, blobs, isChanged,
    type: (text: Partial<NewBlog>) => put({ ...change, text: { ...change.text, ...text } }),
    setThumbnail: (file: File) => place({ thumbnail: bring(file) }),
    addImages: (files: File[]) => place({ images: [...pictures.images, ...files.map(bring)] }),
    removeImage: (id: string) => place({ images: pictures.images.filter((image) => image.id !== id) }),
    describe: (id: string, alt: string) => place({ thumbnail: described(id, alt)(pictures.thumbnail), images: pictures.images.map(described(id, alt)) }),
    discard() {
      forgetChange(post._id);
      setChange(stored);
    },
  };
}

export type PostChange = ReturnType<typeof useChange>;
