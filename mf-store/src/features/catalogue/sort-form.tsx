import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router-dom';
import { Button, SelectField } from '@verse/ui';
import { type Choice, SORTS } from './catalogue';
import styles from './sort-form.module.scss';

interface SortFormProps {
  choice: Choice;
}

export function SortForm({ choice }: SortFormProps) {
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  // Going back, or to another category, changes the choice without touching the control.
  useEffect(() => {
    if (select.current) select.current.value = choice.sort;
  }, [choice.sort]);
  return (
    <Form className={styles.form} method="get" preventScrollReset>
      {choice.category ? <input type="hidden" name="category" value={choice.category.toLowerCase()} /> : null}
      <div className={styles.sort}>
        <SelectField
          ref={select}
          label="Sort"
          name="sort"
          defaultValue={choice.sort}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <noscript>
        <Button className={styles.apply} type="submit" variant="secondary">
          Apply
        </Button>
      </noscript>
    </Form>
  );
}
