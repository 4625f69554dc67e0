import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rememberSort, SORTS, type Sort } from './sort';
import styles from './sort-select.module.scss';

interface SortSelectProps {
  sort: Sort;
}

export function SortSelect({ sort }: SortSelectProps) {
  const id = useId();
  const [, setSearch] = useSearchParams();
  const select = useRef<HTMLSelectElement>(null);
  // Going back changes the order without touching the control.
  useEffect(() => {
    if (select.current) select.current.value = sort;
  }, [sort]);

  function handleChange(chosen: Sort) {
    rememberSort(chosen);
    setSearch({ sort: chosen }, { preventScrollReset: true });
  }

  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Order</label>
      <select ref={select} id={id} defaultValue={sort} onChange={(event) => handleChange(event.currentTarget.value as Sort)}>
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
