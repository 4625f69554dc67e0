import { PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { PictureField, Stack } from '@verse/ui';
import { PicturePreview } from '../../shared/pictures/picture-preview';
import type { PostChange } from './use-change';

/** An existing post's pictures, which can be replaced, described, added and removed. */
export function PostPictures({ editing }: { editing: PostChange }) {
  const { document, pictures, blobs } = editing;
  const { thumbnail } = pictures;
  // Pictures with a key belong to the text.
  const images = pictures.images.filter(({ key }) => key === undefined);
  return (
    <>
      <Stack>
        <PicturePreview
          key={thumbnail.id}
          picture={thumbnail}
          blobs={blobs}
          called="cover image"
          onDescribe={(alt) => document.describe(thumbnail.id, alt)}
        />
        <PictureField
          types={PICTURE_TYPES}
          check={pictureRefusal}
          label="Replace the cover image"
          name="thumbnail"
          hint="The current one is kept in the versions of this post."
          error={undefined}
          room={1}
          onChoose={([file]) => (file ? document.setThumbnail(file) : undefined)}
        />
      </Stack>
      <Stack>
        {images.map((image, index) => (
          <PicturePreview
            key={image.id}
            picture={image}
            blobs={blobs}
            called={`picture ${index + 1}`}
            onDescribe={(alt) => document.describe(image.id, alt)}
            onRemove={() => document.removeImage(image.id)}
          />
        ))}
        <PictureField
          types={PICTURE_TYPES}
          check={pictureRefusal}
          label="Add pictures"
          name="contentImages"
          hint={`Shown below the text. Up to ${BLOG_LIMITS.images}.`}
          error={undefined}
          isMultiple
          room={BLOG_LIMITS.images - pictures.images.length}
          onChoose={(files) => document.addImages(files)}
        />
      </Stack>
    </>
  );
}
