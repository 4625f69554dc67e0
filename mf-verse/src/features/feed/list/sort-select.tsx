import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FEED_SORTS, type FeedSort } from '@verse/api-contract/community/community-posts.values';
import { SelectField } from '@verse/ui';
import { rememberSort, SORT_LABELS } from './sort';

interface SortSelectProps {
  sort: FeedSort;
}

export function SortSelect({ sort }: SortSelectProps) {
  const [, setSearch] = useSearchParams();
  const select = useRef<HTMLSelectElement>(null);
  // The select is uncontrolled, so it must be updated when the Back button changes the order.
  useEffect(() => {
    if (select.current) select.current.value = sort;
  }, [sort]);

  function handleChange(chosen: FeedSort) {
    rememberSort(chosen);
    setSearch({ sort: chosen }, { preventScrollReset: true });
  }

  return (
    <SelectField
      ref={select}
      label="Sort"
      defaultValue={sort}
      onChange={(event) => handleChange(event.currentTarget.value as FeedSort)}
    >
      {FEED_SORTS.map((value) => (
        <option key={value} value={value}>
          {SORT_LABELS[value]}
        </option>
      ))}
    </SelectField>
  );
}
