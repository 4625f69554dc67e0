import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SelectField } from '@verse/ui';
import { rememberSort, type Sort, SORTS } from './sort';

interface SortSelectProps {
  sort: Sort;
}

export function SortSelect({ sort }: SortSelectProps) {
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
    <SelectField
      ref={select}
      label="Order"
      defaultValue={sort}
      onChange={(event) => handleChange(event.currentTarget.value as Sort)}
    >
      {SORTS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
