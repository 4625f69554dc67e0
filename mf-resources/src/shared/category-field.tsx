import { type ComponentProps, useId } from 'react';
import type { Result } from '@verse/contract/server-state';
import { TextField } from '@verse/ui';
import { useDeferred } from './use-deferred';

const namesIn = (result: Result<string[] | null>) => (result.ok ? result.value : null);

/** A free text field that suggests the categories loaded by the page's loader. */
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
