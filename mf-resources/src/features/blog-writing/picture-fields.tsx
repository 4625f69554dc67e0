import { BLOG_LIMITS } from '@verse/api-contract/blogs';
import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { Alert, Button, PictureField } from '@verse/ui';
import { PicturePreview } from '../../shared/pictures/picture-preview';
import styles from './blog-form.module.scss';
import type { DeskState } from './desk-state';
import { missingPictures } from './draft';
import type { DraftDesk } from './draft-desk';
import type { FieldErrors } from './post-check';

interface PictureFieldsProps {
  desk: DraftDesk;
  state: DeskState;
  errors: FieldErrors;
}

const LIMIT = `${PICTURE_KINDS}, up to ${megabytes(PICTURE_BYTES)}`;

export function PictureFields({ desk, state: { draft, blobs }, errors }: PictureFieldsProps) {
  const { thumbnail, images } = draft;
  const missing = missingPictures(draft);
  return (
    <>
      {missing.length > 0 ? (
        <ElsewhereNote names={missing.map(({ name }) => name)} onLeave={() => desk.change({ elsewhere: [] })} />
      ) : null}
      <div className={styles.pictures}>
        <PictureField
          types={PICTURE_TYPES}
          check={pictureRefusal}
          label="Thumbnail Image"
          name="thumbnail"
          hint={`Shown above the post and in lists. ${LIMIT}.`}
          error={errors.thumbnail ?? errors.thumbnailAlt}
          room={1}
          onChoose={([file]) => (file ? desk.setThumbnail(file) : undefined)}
        />
        {thumbnail ? (
          <PicturePreview
            key={thumbnail.id}
            picture={thumbnail}
            blob={blobs[thumbnail.id]}
            called="cover image"
            onDescribe={(alt) => desk.describe(thumbnail.id, alt)}
            onRemove={() => desk.setThumbnail(null)}
          />
        ) : null}
      </div>
      <div className={styles.pictures}>
        <PictureField
          types={PICTURE_TYPES}
          check={pictureRefusal}
          label="Content Images"
          name="contentImages"
          hint={`Optional. Shown below the text. Up to ${BLOG_LIMITS.images}, each ${LIMIT}.`}
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

interface ElsewhereNoteProps {
  names: string[];
  onLeave: () => void;
}

/** Pictures travel only when the post is published. */
function ElsewhereNote({ names, onLeave }: ElsewhereNoteProps) {
  const [what, them] = names.length === 1 ? ['A picture', 'it'] : [`${names.length} pictures`, 'them'];
  return (
    <Alert tone="warning" title={`${what} of this draft ${names.length === 1 ? 'is' : 'are'} on another device`}>
      <p className={styles.names}>{names.join(', ')}</p>
      <p>
        Publish from the device where you chose {them}, or choose {them} again here. Your descriptions are kept.
      </p>
      <Button size="small" variant="secondary" onClick={onLeave}>
        Continue without {them}
      </Button>
    </Alert>
  );
}
