import { BLOG_LIMITS } from '@verse/api-contract/blogs';
import { PictureInput } from '../../shared/pictures/picture-input';
import { PicturePreview } from '../../shared/pictures/picture-preview';
import styles from './own-posts.module.scss';
import type { PostChange } from './use-change';

/** The pictures of a post that exists: replaced, described, added and removed. */
export function PostPictures({ editing }: { editing: PostChange }) {
  const { pictures, blobs, setThumbnail, addImages, removeImage, describe } = editing;
  const { thumbnail, images } = pictures;
  return (
    <>
      <div className={styles.pictures}>
        <PicturePreview
          key={thumbnail.id}
          picture={thumbnail}
          blob={blobs[thumbnail.id]}
          src={thumbnail.src}
          called="cover image"
          onDescribe={(alt) => describe(thumbnail.id, alt)}
        />
        <PictureInput
          label="Replace the cover image"
          name="thumbnail"
          hint="The current one is kept in the versions of this post."
          error={undefined}
          room={1}
          onChoose={([file]) => (file ? setThumbnail(file) : undefined)}
        />
      </div>
      <div className={styles.pictures}>
        {images.map((image, index) => (
          <PicturePreview
            key={image.id}
            picture={image}
            blob={blobs[image.id]}
            src={image.src}
            called={`picture ${index + 1}`}
            onDescribe={(alt) => describe(image.id, alt)}
            onRemove={() => removeImage(image.id)}
          />
        ))}
        <PictureInput
          label="Add pictures"
          name="contentImages"
          hint={`Shown below the text. Up to ${BLOG_LIMITS.images}.`}
          error={undefined}
          isMultiple
          room={BLOG_LIMITS.images - images.length}
          onChoose={addImages}
        />
      </div>
    </>
  );
}
