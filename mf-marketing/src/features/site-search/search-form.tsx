import { Form } from 'react-router-dom';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { useShell } from '@verse/contract/react';
import { Button, TextField } from '@verse/ui';
import styles from './search-form.module.scss';

/** A plain GET form, so it also works without JavaScript. */
export function SearchForm({ q }: { q: string }) {
  const action = useShell().href('search') ?? '';
  return (
    <Form className={styles.search} method="get" action={action} role="search" aria-label="Site">
      <TextField
        label="Search the site"
        type="search"
        name="q"
        placeholder="A name, a skill or a thing"
        maxLength={LONGEST_SEARCH}
        defaultValue={q}
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
