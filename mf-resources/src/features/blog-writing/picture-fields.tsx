import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { Alert, Button, PictureField, Stack } from '@verse/ui';
import { PicturePreview } from '../../shared/pictures/picture-preview';
import styles from './blog-form.module.scss';
import { imagesToSend, missingPictures } from './draft';
import type { DraftEditor, DraftEditorState } from './draft-editor';
import type { FieldErrors } from './post-check';

interface PictureFieldsProps {
  editor: DraftEditor;
  state: DraftEditorState;
  errors: FieldErrors;
  /** Whether pictures are arriving from another device. */
  isArriving: boolean;
}

const LIMIT = `${PICTURE_KINDS}, up to ${megabytes(PICTURE_BYTES)}`;

export function PictureFields({ editor, state: { draft, blobs }, errors, isArriving }: PictureFieldsProps) {
  const { thumbnail } = draft;
  const images = draft.images.filter(({ key }) => key === undefined);
  const room = BLOG_LIMITS.images - imagesToSend(draft).length;
  const missing = missingPictures(draft);
  return (
    <>
      {missing.length > 0 && !isArriving ? (
        <ElsewhereNote names={missing.map(({ name }) => name)} onLeave={() => editor.change({ elsewhere: [] })} />
      ) : null}
      <Stack>
        <PictureField
          types={PICTURE_TYPES}
          check={pictureRefusal}
          label="Thumbnail Image"
          name="thumbnail"
          hint={`Shown above the post and in lists. ${LIMIT}.`}
          error={errors.thumbnail ?? errors.thumbnailAlt}
          room={1}
          onChoose={([file]) => (file ? editor.setThumbnail(file) : undefined)}
        />
        {thumbnail ? (
          <PicturePreview
            key={thumbnail.id}
            picture={thumbnail}
            blobs={blobs}
            called="cover image"
            onDescribe={(alt) => editor.describe(thumbnail.id, alt)}
            onRemove={() => editor.setThumbnail(null)}
          />
        ) : null}
      </Stack>
      <Stack>
        <PictureField
          types={PICTURE_TYPES}
          check={pictureRefusal}
          label="Content Images"
          name="contentImages"
          hint={`Optional. Shown below the text. Up to ${BLOG_LIMITS.images}, each ${LIMIT}.`}
          error={errors.contentImages ?? errors.contentImageAlts}
          isMultiple
          room={room}
          onChoose={(files) => editor.addImages(files)}
        />
        {images.map((image, index) => (
          <PicturePreview
            key={image.id}
            picture={image}
            blobs={blobs}
            called={`picture ${index + 1}`}
            onDescribe={(alt) => editor.describe(image.id, alt)}
            onRemove={() => editor.removeImage(image.id)}
          />
        ))}
      </Stack>
    </>
  );
}

interface ElsewhereNoteProps {
  names: string[];
  onLeave: () => void;
}

/** Names pictures that the other device has not uploaded yet. */
function ElsewhereNote({ names, onLeave }: ElsewhereNoteProps) {
  const [what, them] = names.length === 1 ? ['A picture', 'it'] : [`${names.length} pictures`, 'them'];
  return (
    <Alert tone="warning" title={`${what} of this draft ${names.length === 1 ? 'is' : 'are'} on another device`}>
      <p className={styles.names}>{names.join(', ')}</p>
      <p>Open the draft there while you are online, or choose {them} again here. Your descriptions are kept.</p>
      <Button size="small" variant="secondary" onClick={onLeave}>
        Continue without {them}
      </Button>
    </Alert>
  );
}
