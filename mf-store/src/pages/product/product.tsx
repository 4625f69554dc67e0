import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { ProductActions, useCart } from '../../features/cart';
import { ProductCard } from '../../features/catalogue';
import { type LoadedProduct, loadProduct, ProductArticle, ProductHead } from '../../features/product';
import { ReviewSection } from '../../features/reviews';
import { LoadFailure } from '../../shared/load-failure';
import { StoreLink } from '../../shared/store-link';
import styles from './product.module.scss';

function RelatedProducts({ others }: Pick<LoadedProduct, 'others'>) {
  return (
    <Stack as="section" gap={5} aria-labelledby="others">
      <h2 id="others">You may also like</h2>
      <ul className={styles.grid}>
        {others.map((other) => (
          <li key={other.id}>
            <ProductCard product={other} wanted="later" as="h3" />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadProduct,
  Frame: ({ children }) => <div className={styles.page}>{children}</div>,
  View: ({ data: { product, others, reviews } }) => {
    const shown = useCart();
    return (
      <>
        <ProductHead product={product} />
        <ProductArticle
          key={product.id}
          product={product}
          actions={<ProductActions product={product} shown={shown} size="large" />}
        />
        <ReviewSection product={product} list={reviews} />
        {others.length > 0 ? <RelatedProducts others={others} /> : null}
      </>
    );
  },
  failed: (
    <PageFailure
      missing={
        <>
          <PageHead title="Product not found" description="A product of the store." />
          <PageHeader title="Product not found" lead="It may no longer be sold, or the address may be mistyped.">
            <StoreLink />
          </PageHeader>
        </>
      }
    >
      <PageHead title="Product" description="A product of the store." />
      <LoadFailure title="The product could not be loaded." during="loading a product">
        The rest of the site works. Please try again in a moment.
      </LoadFailure>
    </PageFailure>
  ),
});
