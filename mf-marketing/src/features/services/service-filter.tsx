import { defineFilters, oneOf, text, useFilters } from '@verse/contract/filters';
import { ChipChoice, FilterBar } from '@verse/ui';
import { SERVICE_TYPES, type ServiceType } from './choose-services';

const LABELS: Record<ServiceType, string> = { all: 'All', brand: 'Brand', individual: 'Individual' };
const TYPES = SERVICE_TYPES.filter((type) => type !== 'all');
const SERVICE_FILTERS = defineFilters({ q: text(), type: oneOf(TYPES) });

/** Search and filter of the services, which are all loaded. */
export function ServiceFilter({ found }: { found: string }) {
  const { values, field, choose } = useFilters(SERVICE_FILTERS);
  return (
    <FilterBar
      label="Services"
      search={{ label: 'Search services', placeholder: 'Search services', ...field('q') }}
      count={values.type ? 1 : 0}
      found={found}
      chips={
        <ChipChoice
          label="Who the service is for"
          name="type"
          chosen={values.type}
          options={TYPES}
          labelOf={(type) => LABELS[type as ServiceType]}
          all={LABELS.all}
          onChoose={(value) => choose('type', value)}
        />
      }
    />
  );
}
