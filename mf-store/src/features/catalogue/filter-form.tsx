import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { Button, SelectField, TextField } from '@verse/ui';
import { type CatalogueFilters, readFilters, SORTS, writeFilters } from './catalogue';
import styles from './filter-form.module.scss';

interface FilterFormProps {
  filters: CatalogueFilters;
}

/** A plain GET form. Once it has been hydrated, a new sort order is applied immediately. */
export function FilterForm({ filters }: FilterFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { category, sort, q } = filters;
  // Navigating back or to another category changes the filters but not the uncontrolled fields, so they are updated
  // here.
  useEffect(() => {
    for (const [name, value] of Object.entries({ q, sort }))
      Object.assign(form.current!.elements.namedItem(name)!, { value });
  }, [q, sort]);
  function choose(event?: FormEvent) {
    event?.preventDefault();
    const wanted = readFilters(new URLSearchParams(new FormData(form.current!) as never));
    void navigate({ search: writeFilters(wanted) }, { preventScrollReset: true });
  }
  return (
    <Form ref={form} className={styles.form} method="get" role="search" onSubmit={choose}>
      {category ? <input type="hidden" name="category" value={category.toLowerCase()} /> : null}
      <div className={styles.words}>
        <TextField
          label="Search products"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
        />
      </div>
      <SelectField label="Sort" name="sort" defaultValue={sort} onChange={() => choose()}>
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
