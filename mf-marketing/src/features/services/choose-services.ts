import { matchesSearch } from '@verse/api-contract/fold-text';
import type { ServiceSummary } from './services.api';

export const SERVICE_TYPES = ['all', 'brand', 'individual'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export interface ServiceChoice {
  type: ServiceType;
  text: string;
}

/** The choice an address holds: `?type=brand&q=talent`. What it does not know counts as not said. */
export function parseChoice(query: URLSearchParams): ServiceChoice {
  return { type: SERVICE_TYPES.find((type) => type === query.get('type')) ?? 'all', text: query.get('q') ?? '' };
}

/** The services that fit a choice. Every word has to occur in the title, the overview or what is offered. */
export function chooseServices(services: ServiceSummary[], { type, text }: ServiceChoice): ServiceSummary[] {
  return services.filter(
    (service) =>
      (type === 'all' || service.type === type) &&
      matchesSearch(text, [service.title, service.overview, ...(service.services ?? [])]),
  );
}
