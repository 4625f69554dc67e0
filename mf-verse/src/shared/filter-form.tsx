import { type ReactNode, useId, useState } from 'react';
import { Button } from '@verse/ui';
import styles from './filter-form.module.scss';

interface FilterFormProps {
  /** The name of the form, such as "Find jobs". */
  label: string;
  /** The search field, which stays visible. */
  search: ReactNode;
  /** How many filters are set. */
  count: number;
  children: ReactNode;
}

/**
 * A search with filters, which fold into a button on phones. They apply at once; without scripts it is a GET form, and
 * the filters are open.
 */
export function FilterForm({ label, search, count, children }: FilterFormProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  return (
    <form className={styles.form} role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.search}>{search}</div>
      {/* The first submit button is the one that Enter presses. */}
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
