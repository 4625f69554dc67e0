import { type ReactNode, useId, useState } from 'react';
import { Button } from '@verse/ui';
import styles from './filter-form.module.scss';

interface FilterFormProps {
  /** The name of the form, such as "Find jobs". */
  label: string;
  /** The search field, which stays visible. */
  search: ReactNode;
  /** Number of active filters. */
  count: number;
  children: ReactNode;
}

/**
 * A search with filters, which collapse behind a button on phones. They apply immediately; without scripts it is a GET
 * form with visible filters.
 */
export function FilterForm({ label, search, count, children }: FilterFormProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  return (
    <form className={styles.form} role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.search}>{search}</div>
      {/* Enter presses the first submit button. */}
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
