import { BLOG_LIMITS } from '@verse/api-contract/blogs';
import { PictureInput } from '../../shared/pictures/picture-input';
import { PicturePreview } from '../../shared/pictures/picture-preview';
import type { DeskState, DraftDesk } from './draft-desk';
import type { FieldErrors } from './post-check';
import styles from './blog-form.module.scss';

interface PictureFieldsProps {
  desk: DraftDesk;
  state: DeskState;
  errors: FieldErrors;
}

const LIMIT = 'JPEG, PNG, WebP, AVIF or GIF, up to 5 MB';

export function PictureFields({ desk, state: { draft, blobs }, errors }: PictureFieldsProps) {
  const { thumbnail, images } = draft;
  return (
    <>
      <div className={styles.pictures}>
        <PictureInput
          label="Thumbnail Image"
          name="thumbnail"
          hint={`Stands above the post and in lists. ${LIMIT}.`}
          error={errors.thumbnail ?? errors.thumbnailAlt}
          room={1}
          onChoose={([file]) => (file ? desk.setThumbnail(file) : undefined)}
        />
        {thumbnail ? (
          <PicturePreview
            key={thumbnail.id}
            picture={thumbnail}
            blob={blobs[thumbnail.id]}
            called="thumbnail"
            onDescribe={(alt) => desk.describe(thumbnail.id, alt)}
            onRemove={() => desk.setThumbnail(null)}
          />
        ) : null}
      </div>
      <div className={styles.pictures}>
        <PictureInput
          label="Content Images"
          name="contentImages"
          hint={`Shown below the text, if you like. Up to ${BLOG_LIMITS.images}, each ${LIMIT}.`}
          error={errors.contentImages ?? errors.contentImageAlts}
          isMultiple
          room={BLOG_LIMITS.images - images.length}
          onChoose={(files) => desk.addImages(files)}
        />
        {images.map((image, index) => (
          <PicturePreview
            key={image.id}
            picture={image}
            blob={blobs[image.id]}
            called={`picture ${index + 1}`}
            onDescribe={(alt) => desk.describe(image.id, alt)}
            onRemove={() => desk.removeImage(image.id)}
          />
        ))}
      </div>
    </>
  );
}
