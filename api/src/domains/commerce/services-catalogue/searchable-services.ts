import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import type { Services } from '@verse/api-contract/commerce/services.schema';
import { addressOf } from '@verse/contract/addresses';
import { lineOf, type SearchSource, type SearchText } from '../../../platform/search';

type Service = Services['services'][number];

/** Services have no date. */
const AT = new Date(0);

const toText = ({ title, overview, ...service }: Service): SearchText => ({
  id: serviceSlug(title),
  at: AT,
  title,
  text: [
    overview,
    ...[service.whoItsFor, service.keyBenefits, service.features, service.services, service.whatYouGet].flat(),
    ...(service.faq ?? []).flatMap(({ q, a }) => [q, a]),
  ].join(' '),
});

export function searchableServices(current: () => Promise<Services>): SearchSource {
  const among = async (ids: readonly string[]) =>
    (await current()).services.filter(({ title }) => ids.includes(serviceSlug(title)));
  return {
    group: 'services',
    kind: 'service',
    edition: 1,
    async *all() {
      yield* (await current()).services.map(toText);
    },
    read: async (ids) => (await among(ids)).map(toText),
    present: async (_reader, ids) =>
      (await among(ids)).map(({ title, overview }) => ({
        id: serviceSlug(title),
        title,
        text: lineOf(overview),
        path: addressOf('service', { slug: serviceSlug(title) }),
        picture: null,
      })),
  };
}
