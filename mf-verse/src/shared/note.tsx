import type { ComponentProps, ElementType } from 'react';
import text from './text.module.scss';

type NoteProps<E extends ElementType> = Omit<ComponentProps<E>, 'as' | 'className'> & { as?: E };

/** Small, muted text. */
export function Note<E extends ElementType = 'p'>({ as, ...rest }: NoteProps<E>) {
  const Root: ElementType = as ?? 'p';
  return <Root {...rest} className={text.note} />;
}
