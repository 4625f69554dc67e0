import { type ReactNode, useId, useState } from 'react';
import { Button } from '@verse/ui';
import styles from './filter-form.module.scss';

interface FilterFormProps {
  /** The form's accessible name, e.g. "Find jobs". */
  label: string;
  /** The search field, which is always visible. */
  search: ReactNode;
  /** Number of active filters. */
  count: number;
  children: ReactNode;
}

/**
 * A search field with filters that apply immediately. On phones, the filters collapse behind a button. Without
 * JavaScript, the form is sent as a GET request and all filters are visible.
 */
export function FilterForm({ label, search, count, children }: FilterFormProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  return (
    <form className={styles.form} role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.search}>{search}</div>
      {/* Enter presses this first submit button. */}
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
      <Button
        className={styles.toggle}
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <div className={styles.fields} id={fields} data-open={isOpen || undefined}>
        {children}
      </div>
    </form>
  );
}
