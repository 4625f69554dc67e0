import type { Feature } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import { provide } from '../../platform/ports';
import { createCartFeature } from './cart';
import { createOrdersFeature } from './orders';
import { createProductsFeature } from './products';
import { createRatings, createReviewsFeature } from './reviews';
import { createServicesCatalogueFeature } from './services-catalogue';
import { createStock } from './stock';

export async function createCommerce(platform: Platform): Promise<readonly Feature[]> {
  const stock = await createStock(platform.db, platform.shares);
  const ratings = await createRatings(platform);
  const products = await createProductsFeature(platform, { stock, ratingsOf: ratings.reviews.ratingsOf });
  const services = createServicesCatalogueFeature(platform);
  const cart = await createCartFeature(platform, [products.forSale, services.forSale]);
  const orders = await createOrdersFeature(platform, { stock, cart: cart.forOrders, removeRating: ratings.remove });
  const reviews = createReviewsFeature(platform, {
    ratings,
    hasReceived: orders.hasReceived,
    isKnown: products.isKnown,
  });
  provide(platform.shop, services);
  provide(platform.shop, cart);
  provide(platform.agreedOrders, orders.agreed);
  return [products, services, cart, orders, reviews];
}
