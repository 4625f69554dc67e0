import { type ChangeEvent, useId, useMemo, useState } from 'react';
import { Button, TextField, useHydrated } from '@verse/ui';
import { CategoryField } from '../../shared/category-field';
import type { PostText } from '../../shared/post-text';
import { TagsField } from '../../shared/tags-field';
import styles from './blog-form.module.scss';
import { computeReadTime } from './draft';
import type { DraftEditor, DraftEditorState } from './draft-editor';
import { PictureFields } from './picture-fields';
import { type FieldErrors, FORM_FIELDS } from './post-check';
import { PublishLater } from './publish-later';

interface PostDrawerProps {
  editor: DraftEditor;
  state: DraftEditorState;
  errors: FieldErrors;
  /** Changes with each new post, to clear the messages about rejected files. */
  turn: number;
}

const FIELDS = FORM_FIELDS.filter((field) => field !== 'title' && field !== 'content');

/**
 * The fields beside a post's text. In wide windows, they are next to the text; in narrow ones, below it and
 * collapsible.
 */
export function PostDrawer({ editor, state, errors, turn }: PostDrawerProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const [isClosed, setClosed] = useState(false);
  const { draft } = state;
  const isWrong = FIELDS.some((field) => errors[field]);
  const isOpen = !isClosed || isWrong;
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
    <aside className={styles.drawer} aria-labelledby={`${id}-name`}>
      <div className={styles.summary}>
        <h2 id={`${id}-name`}>About this post</h2>
        {isHydrated ? (
          <Button
            variant="quiet"
            size="small"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-disabled={isWrong}
            onClick={() => setClosed(isOpen)}
          >
            {isOpen ? 'Hide details' : 'Show details'}
          </Button>
        ) : null}
      </div>
      <div className={styles.details} id={id} data-closed={isOpen ? undefined : true}>
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
        <PictureFields key={turn} editor={editor} state={state} errors={errors} />
        <PublishLater
          publishAt={draft.publishAt}
          error={errors.scheduledFor}
          onTime={(publishAt) => editor.change({ publishAt })}
        />
      </div>
    </aside>
  );
}
