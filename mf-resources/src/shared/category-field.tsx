import { type ComponentProps, useId } from 'react';
import { TextField } from '@verse/ui';
import type { Outcome } from './outcome';
import { useDeferred } from './use-deferred';

const namesIn = (outcome: Outcome<string[] | null>) => ('value' in outcome ? outcome.value : null);

/**
 * What a post is about: a word of one's own, or one that other posts have already, as the page's loader brings them.
 */
export function CategoryField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'list'>) {
  const listId = useId();
  const names = useDeferred(namesIn, []);
  return (
    <>
      <TextField
        label="Category"
        autoComplete="off"
        hint="One or two words, such as “Design”. Pick an existing one if it fits."
        {...props}
        list={listId}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
