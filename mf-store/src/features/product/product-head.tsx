import type { ProductPage } from '@verse/api-contract/api';
import { decimalOf } from '@verse/api-contract/money';
import { PageHead, useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';
import { splitParagraphs } from './paragraphs';

const AVAILABILITY = { 'in-stock': 'InStock', few: 'LimitedAvailability', 'sold-out': 'OutOfStock' } as const;

/** Title, description and structured data for search engines. The rating is only included if it comes from buyers. */
export function ProductHead({ product }: { product: ProductPage }) {
  const { href } = useShell();
  const { id, name, category, description, prices = {}, availability = 'in-stock', seller } = product;
  const params = { id };
  const url = href('product', params, { absolute: true });
  const said = splitParagraphs(description)[0] ?? `${name}, in the store of Creativity Verse.`;
  const offers = (['USD', 'NGN'] as const).flatMap((currency) => {
    const minor = prices[currency];
    if (minor === undefined) return [];
    return {
      '@type': 'Offer',
      url,
      priceCurrency: currency,
      price: decimalOf({ currency, minor }),
      availability: `https://schema.org/${AVAILABILITY[availability]}`,
      seller: { '@type': seller ? 'Person' : 'Organization', name: seller ?? 'Creativity Verse' },
    };
  });
  const facts = {
    '@type': 'Product',
    name,
    description: said,
    sku: id,
    category,
    image: [new URL(product.image, url).href],
    url,
    offers,
    ...(product.ratedBy === 'buyers'
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.toFixed(1),
            ratingCount: product.ratings,
          },
        }
      : {}),
  };
  const crumbs = [
    ['Store', href('store', {}, { absolute: true })],
    [name, url],
  ].map(([title, item], index) => ({ '@type': 'ListItem', position: index + 1, name: title, item }));
  return (
    <>
      <PageHead title={name} description={said} place="product" params={params} card="page/store" />
      <StructuredData facts={{ '@graph': [facts, { '@type': 'BreadcrumbList', itemListElement: crumbs }] }} />
    </>
  );
}
