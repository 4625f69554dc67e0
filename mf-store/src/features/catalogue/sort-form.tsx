import { useEffect, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router-dom';
import { SORTS, type Choice } from './catalogue';
import styles from './sort-form.module.scss';

interface SortFormProps {
  choice: Choice;
}

export function SortForm({ choice }: SortFormProps) {
  const submit = useSubmit();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // Going back, or to another category, changes the choice without touching the control.
  useEffect(() => {
    if (select.current) select.current.value = choice.sort;
  }, [choice.sort]);
  return (
    <Form className={styles.form} method="get" preventScrollReset>
      {choice.category ? <input type="hidden" name="category" value={choice.category.toLowerCase()} /> : null}
      <label className={styles.label} htmlFor={id}>
        Sort
      </label>
      <select
        ref={select}
        className={styles.select}
        id={id}
        name="sort"
        defaultValue={choice.sort}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button className={styles.apply}>Apply</button>
      </noscript>
    </Form>
  );
}
