import { type KeyboardEvent } from 'react';
import { Field, keyOf } from '@verse/ui';
import styles from './blog-form.module.scss';

interface TitleFieldProps {
  title: string;
  error: string | undefined;
  onTitle: (title: string) => void;
}

/** Moves to the text, which is a text area or the formatted view. */
function focusText(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[name="content"]')?.focus();
}

/**
 * The title, which grows with its lines. It has no `maxLength`, because that would cut off pasted text; a title that is
 * too long shows an error instead.
 */
export function TitleField({ title, error, onTitle }: TitleFieldProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (keyOf(event) !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    focusText(event.currentTarget.form);
  }
  return (
    <div className={styles.title}>
      <Field label="Title" error={error}>
        {(control) => (
          <div className={styles.lines} data-text={title}>
            <textarea
              {...control}
              name="title"
              rows={1}
              dir="auto"
              autoComplete="off"
              placeholder="Title"
              required
              value={title}
              onChange={({ currentTarget }) => onTitle(currentTarget.value.replace(/[\r\n]+/g, ' '))}
              onKeyDown={handleKeyDown}
            />
          </div>
        )}
      </Field>
    </div>
  );
}
