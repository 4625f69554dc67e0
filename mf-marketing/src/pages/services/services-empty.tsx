import { EmptyState } from '@verse/ui';
import { PlaceButton } from '../../shared/place-button';

/** Shown when no service matches the search, or there are no services at all. */
export function ServicesEmpty({ isFiltered }: { isFiltered: boolean }) {
  const [title, place, way] = isFiltered
    ? (['No services match your search.', 'services', 'Show all services'] as const)
    : (['There are no services to show at the moment.', 'contact', 'Ask us what we can do'] as const);
  return (
    <EmptyState
      title={title}
      action={
        <PlaceButton place={place} variant="secondary">
          {way}
        </PlaceButton>
      }
    />
  );
}
