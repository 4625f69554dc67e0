import type { Service, Services } from '@verse/api-contract/services';
import type { ApiClient } from '@verse/contract';

/** The catalogue, from the data file: editing that file changes the site. */
export async function readServices(api: ApiClient): Promise<Service[]> {
  const { services } = await api<Partial<Services>>('/Data/services.json');
  return services ?? [];
}
