import { fixedPrices, offerIdOf, priceWords } from '@verse/api-contract/commerce/services';
import type { Services } from '@verse/api-contract/commerce/services.schema';

/**
 * Returns the catalogue's fixed-price offers, keyed by id. Offers that cannot be ordered are included, so that a cart
 * or an order from before can name them.
 */
function findOffers({ services }: Services) {
  return services.flatMap(({ title, pricing = {}, availability }) =>
    Object.entries(pricing).flatMap(([key, text]) => {
      const prices = fixedPrices(text);
      const name = `${title}: ${priceWords(key).toLowerCase()}`;
      const isSold = availability === 'order';
      return prices ? [[offerIdOf(title, key), { name, prices, isSold }] as const] : [];
    }),
  );
}

/** Services as seen by carts, at the price shown on the service's page. */
export const servicesForSale = (current: () => Promise<Services>) => ({
  kind: 'service',
  async resolve(ids: readonly string[]) {
    const offers = findOffers(await current()).filter(([id]) => ids.includes(id));
    const ofAll = {
      picture: null,
      seller: undefined,
      most: 1,
      available: undefined,
      stockKey: undefined,
    };
    return new Map(offers.map(([id, offer]) => [id, { ...offer, ...ofAll, delivery: 'service' as const }]));
  },
});
