import type { Service } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { startingPrice } from './starting-price';

/** Reads the catalogue from the data file, so that editing the file changes the site. */
export async function readServices(api: ApiClient): Promise<Service[]> {
  const { services } = await callApi(api, 'GET /Data/services.json');
  return services ?? [];
}

/**
 * The data needed for cards and for searching. It is only a small part of the catalogue, because it is embedded in the
 * page's HTML.
 */
export interface ServiceSummary extends Pick<Service, 'title' | 'overview' | 'type' | 'services'> {
  isInPreparation: boolean;
  /** Lowest price available to every visitor, as text. */
  price: string | undefined;
}

export async function readSummaries(api: ApiClient): Promise<ServiceSummary[]> {
  const all = await readServices(api);
  return all.map((service) => {
    const { title, overview, type, services } = service;
    const isInPreparation = service.availability === 'in-preparation';
    return { title, overview, type, services, isInPreparation, price: startingPrice(service) };
  });
}
