import { Link, useSearchParams } from 'react-router-dom';
import { formatCount } from '@verse/api-contract/formats';
import { LISTED_TOOLS, TOOL_CATEGORIES } from '@verse/api-contract/publishing/listed-tools';
import { ButtonLink, EmptyState, Stack, TextField } from '@verse/ui';
import { FilterForm } from '../../shared/filter-form';
import text from '../../shared/small-text.module.scss';
import { ToolGrid } from './tool-grid';
import { chooseTools, type Tool } from './tools';

const CHOICES = TOOL_CATEGORIES.map((name) => ({ value: name, label: name }));

interface ToolsDirectoryProps {
  anchor: string;
  approved: readonly Tool[];
}

/** Tools grouped by purpose and filtered by the category and search term in the URL. */
export function ToolsDirectory({ anchor, approved }: ToolsDirectoryProps) {
  const [search] = useSearchParams();
  const category = search.get('tools') ?? '';
  const q = search.get('q') ?? '';
  const found = chooseTools([...LISTED_TOOLS, ...approved], { category, q });
  return (
    <Stack gap={5}>
      <FilterForm name="tools" label="Find tools" choices={CHOICES} chosen={category} anchor={anchor} isInstant>
        <TextField label="Search tools" type="search" name="q" defaultValue={q} maxLength={100} autoComplete="off" />
      </FilterForm>
      <p className={text.small} role="status">
        {formatCount(found.length, 'tool')}
      </p>
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
