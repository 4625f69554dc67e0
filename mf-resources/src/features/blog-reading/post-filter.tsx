import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { categoryKeyOf } from '@verse/api-contract/publishing/blog-category';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { defineFilters, text, useFilters } from '@verse/contract/filters';
import { ChipChoice, FilterBar } from '@verse/ui';

const POST_FILTERS = defineFilters({ q: text(), category: text(BLOG_LIMITS.category) });
const PAUSE_MS = 300;

interface PostFilterProps {
  categories: string[];
  /** Id of the list. Without scripts, the browser scrolls to it after the form has been submitted. */
  anchor: string;
  found: string | undefined;
}

/** Category and search filters, stored in the URL. */
export function PostFilter({ categories, anchor, found }: PostFilterProps) {
  const { values, field, choose } = useFilters(POST_FILTERS, { pauseMs: PAUSE_MS });
  const { category } = values;
  const chosen = category && (categories.find((name) => categoryKeyOf(name) === categoryKeyOf(category)) ?? category);
  return (
    <FilterBar
      action={`#${anchor}`}
      label="Find posts"
      search={{ label: 'Search posts', placeholder: 'Search posts…', maxLength: LONGEST_SEARCH, ...field('q') }}
      count={category ? 1 : 0}
      found={found}
      chips={
        <ChipChoice
          label="Categories"
          name="category"
          chosen={chosen}
          options={chosen && !categories.includes(chosen) ? [...categories, chosen] : categories}
          all="All"
          onChoose={(value) => choose('category', value)}
        />
      }
    />
  );
}
