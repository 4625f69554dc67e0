import { EmptyState } from '@verse/ui';
import { PageButton } from '../../shared/page-button';

/** Shown if no service matches the search, or if there are no services at all. */
export function ServicesEmpty({ isFiltered }: { isFiltered: boolean }) {
  const [title, page, way] = isFiltered
    ? (['No services match your search.', 'services', 'Show all services'] as const)
    : (['There are no services to show at the moment.', 'contact', 'Ask us what we can do'] as const);
  return (
    <EmptyState
      title={title}
      action={
        <PageButton page={page} variant="secondary">
          {way}
        </PageButton>
      }
    />
  );
}
