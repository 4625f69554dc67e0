import type { ChangeEvent } from 'react';
import { TextAreaField, TextField } from '@verse/ui';
import { CategoryField } from '../../shared/category-field';
import { readingMinutes, type Draft, type DraftText } from './draft';
import type { FieldErrors } from './post-check';
import styles from './blog-form.module.scss';

interface TextFieldsProps {
  draft: Draft;
  errors: FieldErrors;
  onType: (text: Partial<DraftText>) => void;
}

/** No `maxLength`: it would cut off what is pasted. Too long a text is said in words instead. */
export function TextFields({ draft, errors, onType }: TextFieldsProps) {
  const bind = (name: keyof DraftText) => ({
    name,
    value: draft[name],
    error: errors[name],
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onType({ [name]: event.currentTarget.value }),
  });
  const minutes = readingMinutes(draft.content);
  return (
    <div className={styles.words}>
      <TextField label="Title" autoComplete="off" {...bind('title')} />
      <div className={styles.pair}>
        <CategoryField {...bind('category')} />
        <TextField
          label="Read Time"
          placeholder="e.g., 5 minutes"
          autoComplete="off"
          hint={minutes > 0 ? `By its length about ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.` : 'How long a reader needs.'}
          {...bind('readTime')}
        />
      </div>
      <TextAreaField label="Content" rows={14} hint="Plain text. Line breaks are kept; a blank line begins a new paragraph." {...bind('content')} />
    </div>
  );
}
