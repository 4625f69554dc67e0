import { type ChangeEvent, useMemo } from 'react';
import { Button, TextField } from '@verse/ui';
import { CategoryField } from '../../shared/category-field';
import type { PostText } from '../../shared/post-text';
import { TagsField } from '../../shared/tags-field';
import { computeReadTime } from './draft';
import type { DraftEditor, DraftEditorState } from './draft-editor';
import { PictureFields } from './picture-fields';
import type { FieldErrors } from './post-check';
import { PublishLater } from './publish-later';
import styles from './publish-sheet.module.scss';

export interface PublishFieldsProps {
  editor: DraftEditor;
  state: DraftEditorState;
  errors: FieldErrors;
  /** Whether pictures are arriving from another device. */
  isArriving: boolean;
  /** Changes with each new post, to clear the messages about rejected files. */
  turn: number;
}

/** The fields of a post besides its title and text. */
export function PublishFields({ editor, state, errors, isArriving, turn }: PublishFieldsProps) {
  const { draft } = state;
  const type = (text: Partial<PostText>) => editor.change(text);
  const bind = (name: 'category' | 'readTime') => ({
    name,
    value: draft[name],
    error: errors[name],
    required: true,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type({ [name]: currentTarget.value }),
  });
  const readTime = useMemo(() => computeReadTime(draft.content), [draft.content]);
  return (
    <div className={styles.fields}>
      <PictureFields key={turn} editor={editor} state={state} errors={errors} isArriving={isArriving} />
      <CategoryField {...bind('category')} />
      <TagsField value={draft.tags} error={errors.tags} onText={(tags) => type({ tags })} />
      <div className={styles.time}>
        <TextField
          label="Read Time"
          placeholder="e.g., 5 minutes"
          autoComplete="off"
          hint="Filled in from the length of your text. Change it if you like."
          {...bind('readTime')}
        />
        {readTime && draft.readTime.trim() !== readTime ? (
          <Button variant="quiet" size="small" onClick={() => type({ readTime })}>
            Use “{readTime}”
          </Button>
        ) : null}
      </div>
      <PublishLater
        publishAt={draft.publishAt}
        error={errors.scheduledFor}
        onTime={(publishAt) => editor.change({ publishAt })}
      />
    </div>
  );
}
