import type { Service, Services } from '@verse/api-contract/services';
import type { ApiClient } from '@verse/contract';
import { startingPrice } from './starting-price';

/** Reads the catalogue from the data file; editing that file changes the site. */
export async function readServices(api: ApiClient): Promise<Service[]> {
  const { services } = await api<Partial<Services>>('/Data/services.json');
  return services ?? [];
}

/** The data for a card and the search: a small part of the catalogue, because the page's HTML contains it. */
export interface ServiceSummary extends Pick<Service, 'title' | 'overview' | 'type' | 'services'> {
  /** Lowest price that is open to every visitor, as text. */
  price: string | undefined;
}

export async function readSummaries(api: ApiClient): Promise<ServiceSummary[]> {
  const all = await readServices(api);
  return all.map((service) => {
    const { title, overview, type, services } = service;
    return { title, overview, type, services, price: startingPrice(service) };
  });
}
