import { useId, type ComponentProps } from 'react';
import { TextField } from '@verse/ui';
import type { Outcome } from './outcome';
import { useArrived } from './use-arrived';

const namesIn = (outcome: Outcome<string[] | null>) => ('value' in outcome ? outcome.value : null);

/** What a post is about: a word of one's own, or one that other posts have already, as the page's loader brings them. */
export function CategoryField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'list'>) {
  const listId = useId();
  const names = useArrived(namesIn, []);
  return (
    <>
      <TextField label="Category" autoComplete="off" hint="One or two words, such as “Design”. Choose one of those there are, if it fits." {...props} list={listId} />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
