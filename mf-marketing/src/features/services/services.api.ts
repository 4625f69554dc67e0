import type { Service, Services } from '@verse/api-contract/services';
import type { ApiClient } from '@verse/contract';
import { startingPrice } from './starting-price';

/** The catalogue, from the data file: editing that file changes the site. */
export async function readServices(api: ApiClient): Promise<Service[]> {
  const { services } = await api<Partial<Services>>('/Data/services.json');
  return services ?? [];
}

/** The data of a card and of the search: a small part of the catalogue, which the page has in its HTML. */
export interface ServiceSummary extends Pick<Service, 'title' | 'overview' | 'type' | 'services'> {
  /** The lowest price open to every visitor, as text. */
  price: string | undefined;
}

export async function readSummaries(api: ApiClient): Promise<ServiceSummary[]> {
  const all = await readServices(api);
  return all.map((service) => {
    const { title, overview, type, services } = service;
    return { title, overview, type, services, price: startingPrice(service) };
  });
}
