import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { Button } from './button';
import { Field, type FieldFrameProps, splitFieldProps } from './field';
import styles from './formatted-text-field.module.scss';
import { keyOf } from './key-of';
import { applyEdit, type TextEdit, type TextMark } from './text-edit';
import { useHydrated } from './use-hydrated';

type FormattedTextFieldProps = ComponentProps<'textarea'> &
  FieldFrameProps & {
    /** Returns the edit that a button makes to the selected text. It knows how the text is read. */
    markText: (value: string, start: number, end: number, mark: TextMark) => TextEdit;
  };

const MARKS: readonly { mark: TextMark; name: string; letter?: string }[] = [
  { mark: 'bold', name: 'Bold', letter: 'b' },
  { mark: 'italic', name: 'Italic', letter: 'i' },
  { mark: 'list', name: 'List' },
  { mark: 'link', name: 'Link', letter: 'k' },
];

/**
 * A field for short text, with a toolbar that inserts marks for bold, italic, lists and links.
 *
 * @example <FormattedTextField label="Scope" name="scope" required markText={markText} />
 */
export function FormattedTextField({ onKeyDown, markText, ...rest }: FormattedTextFieldProps) {
  const { frame, control: own } = splitFieldProps(rest);
  const box = useRef<HTMLDivElement>(null);
  const isReady = useHydrated() && !own.disabled && !own.readOnly;
  const apply = (mark: TextMark) => {
    const field = box.current?.querySelector('textarea');
    if (field) applyEdit(field, markText(field.value, field.selectionStart, field.selectionEnd, mark));
  };
  const applyShortcut = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    const found = MARKS.find(({ letter }) => letter === keyOf(event).toLowerCase());
    if (!found || !isReady) return;
    event.preventDefault();
    apply(found.mark);
  };
  return (
    <Field {...frame}>
      {(control) => (
        <div ref={box} className={styles.frame}>
          <textarea rows={6} dir="auto" {...own} {...control} onKeyDown={applyShortcut} />
          <div className={styles.marks} role="group" aria-label="Format the text" hidden={!isReady}>
            {MARKS.map(({ mark, name, letter }) => (
              <Button
                key={mark}
                variant="quiet"
                size="small"
                data-mark={mark}
                aria-controls={control.id}
                aria-keyshortcuts={letter ? `Control+${letter.toUpperCase()}` : undefined}
                onClick={() => apply(mark)}
              >
                {name}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
