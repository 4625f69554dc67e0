import { type FocusEvent, useMemo, useRef } from 'react';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { ContentField, type FormattedContent } from '../../shared/content-field';
import { createTextPictures } from '../../shared/pictures/create-text-pictures';
import type { PostText } from '../../shared/post-text';
import styles from './blog-form.module.scss';
import { followedReadTime, imagesToSend } from './draft';
import type { DraftEditor, DraftEditorState } from './draft-editor';
import type { FieldErrors } from './post-check';
import { TitleField } from './title-field';

interface TextFieldsProps {
  editor: DraftEditor;
  state: DraftEditorState;
  errors: FieldErrors;
  /** Whether the saved draft has been loaded into the page. */
  isReady: boolean;
}

/** The title and the text. */
export function TextFields({ editor, state: { draft, blobs }, errors, isReady }: TextFieldsProps) {
  const { images } = draft;
  const before = useRef('');
  const type = (text: Partial<PostText>) => editor.change(text);
  const store = useMemo(
    () => ({
      read: () => editor.getState().draft,
      write: (text: FormattedContent) => editor.change(text),
      subscribe: editor.subscribe,
    }),
    [editor],
  );
  const pictures = useMemo(
    () =>
      createTextPictures({
        images,
        blobs,
        getRoom: () => BLOG_LIMITS.images - imagesToSend(editor.getState().draft).length,
        add: editor.addTextPictures,
      }),
    [images, blobs, editor],
  );

  function handleLeave({ relatedTarget }: FocusEvent) {
    // Does not fill in the read time when the focus moves to the submit button, because submitting shows which fields
    // are missing.
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    const now = editor.getState().draft;
    const followed = followedReadTime(now, before.current);
    if (followed !== now.readTime) type({ readTime: followed });
  }

  return (
    <div className={styles.words}>
      <TitleField title={draft.title} error={errors.title} onTitle={(title) => type({ title })} />
      <ContentField
        isRoom
        isReady={isReady}
        error={errors.content}
        rows={14}
        pictures={pictures}
        store={store}
        onFocus={() => (before.current = editor.getState().draft.content)}
        onBlur={handleLeave}
      />
    </div>
  );
}
