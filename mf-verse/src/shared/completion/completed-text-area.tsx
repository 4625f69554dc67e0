import type { ComponentProps } from 'react';
import { FormattedTextField, TextAreaField, VisuallyHidden } from '@verse/ui';
import styles from './completed-text-area.module.scss';
import type { FindMark } from './mark-at';
import { type CompletionList, useCompletion } from './use-completion';

interface CompletedTextAreaProps extends Omit<ComponentProps<typeof TextAreaField>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onText: (text: string) => void;
  findMark?: FindMark;
  /** Whether the field has a toolbar for bold, italic, lists and links. */
  hasMarks?: boolean;
}

/** A text area that suggests members after @ and tags after #, or completions for the marks that `findMark` finds. */
export function CompletedTextArea({ value, onText, findMark, hasMarks = false, ...rest }: CompletedTextAreaProps) {
  const { field, list } = useCompletion(value, onText, findMark);
  const Area = hasMarks ? FormattedTextField : TextAreaField;
  return (
    <div className={styles.field}>
      <Area {...rest} {...field} value={value} onChange={(event) => onText(event.currentTarget.value)} />
      <Suggestions list={list} />
    </div>
  );
}

function Suggestions({ list: { id, suggestions, active, toOptionId, choose } }: { list: CompletionList }) {
  const count = suggestions.length;
  const said = count === 1 ? '1 suggestion.' : `${count} suggestions.`;
  return (
    <>
      <VisuallyHidden role="status">{count > 0 ? `${said} Choose with the arrow keys and Enter.` : ''}</VisuallyHidden>
      {count > 0 ? (
        <div className={styles.list} role="listbox" id={id} aria-label="Suggestions">
          {suggestions.map(({ mark, note, picture }, index) => (
            <div
              key={mark}
              className={styles.option}
              role="option"
              tabIndex={-1}
              id={toOptionId(index)}
              aria-selected={index === active}
              // Keeps the focus in the text area.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              {picture ? <img className={styles.face} src={picture} alt="" width="28" height="28" /> : null}
              <strong className={styles.mark}>{mark}</strong>
              <bdi className={styles.note}>{note}</bdi>
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}
