import type { Product as ProductView, ProductPage } from '@verse/api-contract/api';
import { type Availability, FEW_LEFT } from '@verse/api-contract/commerce/products.values';
import { ENOUGH_RATINGS } from '@verse/api-contract/commerce/reviews.values';
import { pictureView } from '../../../platform/images';
import { isSampleId } from '../../../platform/seeding';
import type { Product } from './products.repository';

/** A product is always available if its stock is not tracked. */
function toAvailability(available: number | undefined): { availability: Availability; left?: number } {
  if (available === undefined || available > FEW_LEFT) return { availability: 'in-stock' };
  return available > 0 ? { availability: 'few', left: available } : { availability: 'sold-out' };
}

export interface Rating {
  count: number;
  average: number;
}

/** Shows the buyers' rating if there are enough ratings, or if the product has no sample rating to show instead. */
function toRating(
  { rating: sample }: Pick<Product, 'rating'>,
  { count, average }: Rating,
): Pick<ProductPage, 'rating' | 'ratedBy'> {
  if (count >= ENOUGH_RATINGS || (sample === 0 && count > 0)) return { rating: average, ratedBy: 'buyers' };
  return { rating: sample, ratedBy: sample === 0 ? 'nobody' : 'sample' };
}

export const NO_RATING: Rating = { count: 0, average: 0 };

/** Data needed to render a product, besides the product itself. */
export interface ProductFacts {
  available: number | undefined;
  rating?: Rating | undefined;
  sellerHandle?: string | undefined;
}

export function productView(
  product: Product,
  { available, rating = NO_RATING, sellerHandle }: ProductFacts,
): ProductView {
  const { id, name, picture, prices, oldPrices, category, seller, delivery } = product;
  const shown = pictureView(picture, name);
  return {
    id,
    name,
    image: shown.src,
    picture: shown,
    price: prices.USD / 100,
    ...(oldPrices?.USD === undefined ? {} : { oldPrice: oldPrices.USD / 100 }),
    prices,
    ...(oldPrices ? { oldPrices } : {}),
    ...toAvailability(delivery === 'download' ? undefined : available),
    ...(delivery === undefined ? {} : { delivery }),
    ...(seller === undefined ? {} : { seller }),
    ...(sellerHandle === undefined ? {} : { sellerHandle }),
    isSample: isSampleId(id),
    ...toRating(product, rating),
    category,
    isFavorite: false,
  };
}

export const productPageView = (product: Product, facts: ProductFacts): ProductPage => ({
  ...productView(product, facts),
  ratings: facts.rating?.count ?? 0,
  description: product.description ?? '',
  ...(product.files ? { files: product.files.map(({ name, bytes }) => ({ name, bytes })) } : {}),
});
