import { TextField } from '@verse/ui';
import { ChoiceForm, type Choice } from '../../shared/choice-form';
import type { PostQuery } from './blog-reading.api';

interface PostFilterProps {
  query: PostQuery;
  /** The categories there are to choose from. */
  categories: string[];
  anchor: string;
}

const ALL: Choice = { value: '', label: 'All' };

/** Category and search, kept in the address. */
export function PostFilter({ query: { category, q }, categories, anchor }: PostFilterProps) {
  const known = category && !categories.includes(category) ? [...categories, category] : categories;
  const choices = [ALL, ...known.map((name) => ({ value: name, label: name }))];
  return (
    <ChoiceForm name="category" label="Find posts" choices={choices} chosen={category} anchor={anchor}>
      <TextField key={q} label="Search posts" type="search" name="q" defaultValue={q} maxLength={100} enterKeyHint="search" />
    </ChoiceForm>
  );
}
