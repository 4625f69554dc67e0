import type { ComponentProps, ComponentType } from 'react';
import { formatCount } from '@verse/api-contract/formats';
import styles from './completion-field.module.scss';
import { TextAreaField } from './text-area-field';
import { type CompletionList, type CompletionProps, useCompletion } from './use-completion';
import { VisuallyHidden } from './visually-hidden';

type AreaProps = ComponentProps<typeof TextAreaField>;

export type CompletionFieldProps = Omit<AreaProps, 'value' | 'onChange' | 'ref'> &
  CompletionProps & {
    /** The text area component. Defaults to a plain text area. */
    area?: ComponentType<AreaProps>;
  };

/**
 * A text area that suggests completions for the mark being typed, such as a tag.
 *
 * @example <CompletionField label="Tags" {...{ value, onText, findMark, onMark, completion }} />
 */
export function CompletionField({
  value,
  onText,
  findMark,
  onMark,
  completion,
  area: Area = TextAreaField,
  ...rest
}: CompletionFieldProps) {
  const { field, list } = useCompletion({ findMark, onMark, completion });
  return (
    <div className={styles.field}>
      <Area {...rest} {...field} value={value} onChange={(event) => onText(event.currentTarget.value)} />
      <Suggestions list={list} />
    </div>
  );
}

function Suggestions({ list: { id, suggestions, active, toOptionId, choose } }: { list: CompletionList }) {
  const count = suggestions.length;
  const said = `${formatCount(count, 'suggestion')}.`;
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
