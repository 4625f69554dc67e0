import { useEffect, useRef, useState } from 'react';
import type { ManagedBlog, NewBlog } from '@verse/api-contract/blogs';
import { keepPicture, keptPicture } from '../../shared/device/device-store';
import { newId } from '../../shared/new-id';
import type { PictureBytes } from '../../shared/pictures/device-picture';
import {
  type Change,
  type EditedPicture,
  type EditedPictures,
  forgetChange,
  keepChange,
  keptChange,
  picturesOf,
  wordsOf,
} from './kept-change';

const SAFE = { text: false, pictures: false };

/** The bytes of the pictures that were chosen on this device: null for those it has lost. */
function useChosen(chosen: string) {
  const [blobs, setBlobs] = useState<PictureBytes>({});
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
  return [blobs, setBlobs] as const;
}

/** The change of one post, on the device with every letter and every picture. */
export function useChange(post: ManagedBlog) {
  const stored: Change = { version: post.version, text: wordsOf(post), pictures: null, savedAt: '' };
  const [change, setChange] = useState<Change>(() => keptChange(post._id, post.version) ?? stored);
  // A picture arrives when its bytes were looked at: what was typed meanwhile is in here, not in the handler that began it.
  const latest = useRef(change);
  const [atRisk, setAtRisk] = useState(SAFE);
  const [copiedAt, setCopiedAt] = useState(change.savedAt);
  const pictures = change.pictures ?? picturesOf(post);
  const isChanged =
    change.pictures !== null ||
    (Object.keys(stored.text) as (keyof NewBlog)[]).some((name) => change.text[name] !== stored.text[name]);
  const [blobs, setBlobs] = useChosen(
    [pictures.thumbnail, ...pictures.images]
      .filter(({ src }) => src === undefined)
      .map(({ id }) => id)
      .join(' '),
  );

  function put(next: Change) {
    latest.current = next;
    setChange(next);
  }

  function keep(make: (before: Change, pictures: EditedPictures) => Partial<Change>) {
    const before = latest.current;
    const next = { ...before, ...make(before, before.pictures ?? picturesOf(post)), savedAt: new Date().toISOString() };
    void keepChange(post._id, next).then(({ isSafe, hasCopy }) => {
      setAtRisk((risk) => ({ ...risk, text: !isSafe }));
      if (hasCopy) setCopiedAt(next.savedAt);
    });
    put(next);
  }

  const place = (make: (before: EditedPictures) => Partial<EditedPictures>) =>
    keep((_, before) => ({ pictures: { ...before, ...make(before) } }));

  function bring(file: File): EditedPicture {
    const picture = { id: newId(), name: file.name, alt: '' };
    setBlobs((before) => ({ ...before, [picture.id]: file }));
    keepPicture(picture.id, file).catch(() => setAtRisk((risk) => ({ ...risk, pictures: true })));
    return picture;
  }

  const described = (id: string, alt: string) => (picture: EditedPicture) =>
    picture.id === id ? { ...picture, alt } : picture;

  return {
    change,
    pictures,
    blobs,
    isChanged,
    atRisk,
    hasCopy: copiedAt === change.savedAt,
    type: (text: Partial<NewBlog>) => keep((before) => ({ text: { ...before.text, ...text } })),
    setThumbnail: (file: File) => place(() => ({ thumbnail: bring(file) })),
    addImages: (files: File[]) => place(({ images }) => ({ images: [...images, ...files.map(bring)] })),
    removeImage: (id: string) => place(({ images }) => ({ images: images.filter((image) => image.id !== id) })),
    describe: (id: string, alt: string) =>
      place(({ thumbnail, images }) => ({
        thumbnail: described(id, alt)(thumbnail),
        images: images.map(described(id, alt)),
      })),
    discard() {
      forgetChange(post._id);
      setAtRisk(SAFE);
      put(stored);
    },
  };
}

export type PostChange = ReturnType<typeof useChange>;
