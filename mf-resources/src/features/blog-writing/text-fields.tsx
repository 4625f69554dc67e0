import { type ChangeEvent, type FocusEvent, useRef } from 'react';
import { Button, TextAreaField, TextField } from '@verse/ui';
import { CategoryField } from '../../shared/category-field';
import styles from './blog-form.module.scss';
import { computeReadTime, type Draft, type DraftText, followedReadTime } from './draft';
import type { FieldErrors } from './post-check';

interface TextFieldsProps {
  draft: Draft;
  errors: FieldErrors;
  onType: (text: Partial<DraftText>) => void;
}

/** No `maxLength`: it would cut pasted text. A text that is too long gets an error instead. */
export function TextFields({ draft, errors, onType }: TextFieldsProps) {
  const bind = (name: keyof DraftText) => ({
    name,
    value: draft[name],
    error: errors[name],
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onType({ [name]: event.currentTarget.value }),
  });
  const readTime = computeReadTime(draft.content);
  const before = useRef('');

  function handleLeave({ relatedTarget }: FocusEvent) {
    // Leaving the text for the submit button shows what is missing.
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    const followed = followedReadTime(draft, before.current);
    if (followed !== draft.readTime) onType({ readTime: followed });
  }

  return (
    <div className={styles.words}>
      <TextField label="Title" autoComplete="off" {...bind('title')} />
      <div className={styles.pair}>
        <CategoryField {...bind('category')} />
        <div className={styles.time}>
          <TextField
            label="Read Time"
            placeholder="e.g., 5 minutes"
            autoComplete="off"
            hint="Filled in from the length of your text. Change it if you like."
            {...bind('readTime')}
          />
          {readTime && draft.readTime.trim() !== readTime ? (
            <Button variant="quiet" size="small" onClick={() => onType({ readTime })}>
              Use “{readTime}”
            </Button>
          ) : null}
        </div>
      </div>
      <TextAreaField
        label="Content"
        rows={14}
        hint="Plain text. Line breaks are kept; a blank line starts a new paragraph."
        onFocus={() => (before.current = draft.content)}
        onBlur={handleLeave}
        {...bind('content')}
      />
    </div>
  );
}
