import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Cluster, Stack } from '@verse/ui';
import styles from './choice-form.module.scss';
import { toSearch } from './to-search';

export interface Choice {
  /** As in the address; '' means all. */
  value: string;
  label: string;
}

interface ChoiceFormProps {
  /** The parameter of the address that the choice is kept in. */
  name: string;
  label: string;
  choices: readonly Choice[];
  chosen: string;
  /** The id of the list, so that the browser comes back to it when there are no scripts. */
  anchor: string;
  /** A field that narrows the list further, such as a search. */
  children?: ReactNode;
  /** Narrows with every letter, for lists that need no call. */
  isInstant?: boolean;
}

/** Buttons that narrow a list. A GET form, so the choice is in the address and works without scripts. */
export function ChoiceForm({ name, label, choices, chosen, anchor, children, isInstant = false }: ChoiceFormProps) {
  const navigate = useNavigate();
  const show = (fields: FormData) =>
    void navigate({ search: toSearch(fields) }, { replace: isInstant, preventScrollReset: true });

  function handleInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const fields = new FormData(currentTarget);
    fields.set(name, chosen);
    show(fields);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    show(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
  }

  return (
    <Stack
      as="form"

      action={`#${anchor}`}
      role={children ? 'search' : undefined}
      aria-label={label}
      onInput={isInstant ? handleInput : undefined}
      onSubmit={handleSubmit}
    >
      {children ? (
        <div className={styles.search}>
          {children}
          {/* The first submit button is the one that Enter presses: it keeps the choice. */}
          <Button type="submit" name={name} value={chosen}>
            Search
          </Button>
        </div>
      ) : null}
      <Cluster gap={2} role="group" aria-label={label}>
        {choices.map(({ value, label: text }) => (
          <Button
            key={value}
            type="submit"
            variant="secondary"
            className={styles.choice}
            name={name}
            value={value}
            aria-pressed={value === chosen}
          >
            <bdi>{text}</bdi>
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}
