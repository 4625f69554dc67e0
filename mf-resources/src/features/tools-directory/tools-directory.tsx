import { Link } from 'react-router-dom';
import { formatCount } from '@verse/api-contract/formats';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { LISTED_TOOLS, TOOL_CATEGORIES } from '@verse/api-contract/publishing/listed-tools';
import { defineFilters, text, useFilters } from '@verse/contract/filters';
import { ButtonLink, ChipChoice, EmptyState, FilterBar, Stack } from '@verse/ui';
import { ToolGrid } from './tool-grid';
import { chooseTools, type Tool } from './tools';

const TOOL_FILTERS = defineFilters({ q: text(), tools: text() });

interface ToolsDirectoryProps {
  anchor: string;
  approved: readonly Tool[];
}

/** Tools grouped by purpose and filtered by the category and search term in the URL. */
export function ToolsDirectory({ anchor, approved }: ToolsDirectoryProps) {
  const { values, field, choose } = useFilters(TOOL_FILTERS);
  const { q = '', tools: category = '' } = values;
  const found = chooseTools([...LISTED_TOOLS, ...approved], { category, q });
  return (
    <Stack gap={5}>
      <FilterBar
        action={`#${anchor}`}
        label="Find tools"
        search={{ label: 'Search tools', placeholder: 'Search tools…', maxLength: LONGEST_SEARCH, ...field('q') }}
        count={category ? 1 : 0}
        found={formatCount(found.length, 'tool')}
        chips={
          <ChipChoice
            label="Categories of tools"
            name="tools"
            chosen={category}
            options={TOOL_CATEGORIES}
            all="All"
            onChoose={(value) => choose('tools', value)}
          />
        }
      />
      {found.length > 0 ? (
        <ToolGrid tools={found} />
      ) : (
        <EmptyState
          title="No tools found"
          action={
            <ButtonLink as={Link} to={{ search: '', hash: anchor }} variant="secondary">
              Show all tools
            </ButtonLink>
          }
        >
          Try another word or another category.
        </EmptyState>
      )}
    </Stack>
  );
}
