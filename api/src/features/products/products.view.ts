import {
  type Availability,
  FEW_LEFT,
  type Product as ProductView,
  type ProductPage,
} from '@verse/api-contract/products';
import { ENOUGH_RATINGS } from '@verse/api-contract/reviews';
import { pictureView } from '../../platform/images';
import type { Product } from './products.repository';

/** What is not counted is always there. */
function availabilityOf(available: number | undefined): { availability: Availability; left?: number } {
  if (available === undefined || available > FEW_LEFT) return { availability: 'in-stock' };
  return available > 0 ? { availability: 'few', left: available } : { availability: 'sold-out' };
}

/** What buyers have said of a product, taken together. */
export interface Rating {
  count: number;
  average: number;
}

/**
 * The buyers' own rating as soon as there are enough of them, or where there is none of the sample to stand in for it.
 */
function ratingOf(
  { rating: sample }: Pick<Product, 'rating'>,
  { count, average }: Rating,
): Pick<ProductPage, 'rating' | 'ratedBy'> {
  if (count >= ENOUGH_RATINGS || (sample === 0 && count > 0)) return { rating: average, ratedBy: 'buyers' };
  return { rating: sample, ratedBy: sample === 0 ? 'nobody' : 'sample' };
}

export const NO_RATING: Rating = { count: 0, average: 0 };

export function productView(product: Product, available: number | undefined, rating = NO_RATING): ProductView {
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
    ...availabilityOf(delivery === 'download' ? undefined : available),
    ...(delivery === undefined ? {} : { delivery }),
    ...(seller === undefined ? {} : { seller }),
    rating: ratingOf(product, rating).rating,
    category,
    isFavorite: false,
  };
}

export const productPageView = (product: Product, available: number | undefined, rating = NO_RATING): ProductPage => ({
  ...productView(product, available, rating),
  ...ratingOf(product, rating),
  ratings: rating.count,
  description: product.description ?? '',
  ...(product.files ? { files: product.files.map(({ name, bytes }) => ({ name, bytes })) } : {}),
});
