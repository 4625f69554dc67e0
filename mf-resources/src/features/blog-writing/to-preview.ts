import { readTags } from '@verse/api-contract/community/typed-tags';
import { parseLocalInput } from '@verse/api-contract/formats';
import type { ContentFormat } from '@verse/api-contract/formatted-text';
import type { DevicePicture, PictureBytes } from '../../shared/autosave/device-picture';
import { type Draft, imagesToSend } from './draft';

/** A picture that is not published yet. Its bytes are missing while they load, or if the device has lost them. */
export interface PreviewedPicture {
  blob: Blob | null;
  alt: string;
  key?: string;
}

/** A post as readers will see it, before it is sent. */
export interface PreviewedPost {
  title: string;
  category: string;
  readTime: string;
  content: string;
  contentFormat: ContentFormat;
  tags: string[];
  createdAt: string;
  cover: PreviewedPicture | null;
  images: PreviewedPicture[];
}

export function toPreview(draft: Draft, blobs: PictureBytes, now: string): PreviewedPost {
  const show = ({ id, alt, key }: DevicePicture): PreviewedPicture => {
    const picture = { blob: blobs[id] ?? null, alt };
    return key === undefined ? picture : { ...picture, key };
  };
  const { title, category, readTime, content, contentFormat, tags, thumbnail, publishAt } = draft;
  return {
    title: title.trim(),
    category: category.trim(),
    readTime: readTime.trim(),
    content,
    contentFormat,
    tags: readTags(tags),
    createdAt: parseLocalInput(publishAt) ?? now,
    cover: thumbnail && show(thumbnail),
    images: imagesToSend(draft).map(show),
  };
}
