import { useEffect, useRef } from 'react';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { categoryKeyOf } from '@verse/api-contract/publishing/blog-category';
import { TextField } from '@verse/ui';
import { FilterForm } from '../../shared/filter-form';
import type { PostQuery } from './post-list.api';

interface PostFilterProps {
  query: PostQuery;
  categories: string[];
  anchor: string;
}

/** Category and search filters, stored in the URL. */
export function PostFilter({ query: { category, q }, categories, anchor }: PostFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(q);
  // Updates the field when Back or Forward changes the URL, but keeps text typed before the scripts loaded.
  useEffect(() => {
    if (field.current && shown.current !== q && field.current.value.trim() !== q) field.current.value = q;
    shown.current = q;
  }, [q]);
  const chosen = category
    ? (categories.find((name) => categoryKeyOf(name) === categoryKeyOf(category)) ?? category)
    : '';
  const known = chosen && !categories.includes(chosen) ? [...categories, chosen] : categories;
  const choices = known.map((name) => ({ value: name, label: name }));
  return (
    <FilterForm name="category" label="Find posts" choices={choices} chosen={chosen} anchor={anchor}>
      <TextField
        ref={field}
        label="Search posts"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={LONGEST_SEARCH}
        enterKeyHint="search"
      />
    </FilterForm>
  );
}
