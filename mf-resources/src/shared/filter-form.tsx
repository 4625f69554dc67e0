import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Cluster, Stack } from '@verse/ui';
import styles from './filter-form.module.scss';
import { toSearch } from './to-search';

interface Choice {
  /** Value in the URL; '' selects all. */
  value: string;
  label: string;
}

const ALL: Choice = { value: '', label: 'All' };

interface FilterFormProps {
  /** URL parameter that holds the choice. */
  name: string;
  label: string;
  /** The choices besides “All”. */
  choices: readonly Choice[];
  chosen: string;
  /** Id of the list. If scripts are unavailable, the browser scrolls to it after the form has been submitted. */
  anchor: string;
  /** A field that filters the list further, e.g. a search field. */
  children?: ReactNode;
  /** Whether to filter on every keystroke. Use only for lists that are filtered without a request. */
  isInstant?: boolean;
}

/** Buttons that filter a list. Uses a GET form, so that the choice is in the URL and works without scripts. */
export function FilterForm({ name, label, choices, chosen, anchor, children, isInstant = false }: FilterFormProps) {
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
          {/* Pressing Enter activates the first submit button, so this button preserves the choice. */}
          <Button type="submit" name={name} value={chosen}>
            Search
          </Button>
        </div>
      ) : null}
      <Cluster gap={2} role="group" aria-label={label}>
        {[ALL, ...choices].map(({ value, label: text }) => (
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
