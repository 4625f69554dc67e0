import { matchesSearch } from '@verse/api-contract/fold-text';
import type { ServiceSummary } from './services.api';

export const SERVICE_TYPES = ['all', 'brand', 'individual'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export interface ServiceChoice {
  type: ServiceType;
  text: string;
}

/** Reads the choice from the URL's query, e.g. `?type=brand&q=talent`. Unknown values are ignored. */
export function parseChoice(query: URLSearchParams): ServiceChoice {
  return { type: SERVICE_TYPES.find((type) => type === query.get('type')) ?? 'all', text: query.get('q') ?? '' };
}

/**
 * Returns the services that match the choice. Every word must occur in the title, the overview or the list of
 * offerings.
 */
export function chooseServices(services: ServiceSummary[], { type, text }: ServiceChoice): ServiceSummary[] {
  return services.filter(
    (service) =>
      (type === 'all' || service.type === type) &&
      matchesSearch(text, [service.title, service.overview, ...(service.services ?? [])]),
  );
}
