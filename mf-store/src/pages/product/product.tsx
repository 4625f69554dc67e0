import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLoaderData, useRouteError } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, PageHeader, Stack } from '@verse/ui';
import { ProductActions, useCart } from '../../features/cart';
import { ProductCard } from '../../features/catalogue';
import { type LoadedProduct, ProductArticle, ProductHead } from '../../features/product';
import { ReviewSection } from '../../features/reviews';
import { StoreLink } from '../../shared/store-link';
import styles from './product.module.scss';

export { loadProduct as loader } from '../../features/product';

export function Component() {
  const { product, others, reviews } = useLoaderData<LoadedProduct>();
  const shown = useCart();
  return (
    <div className={styles.page}>
      <ProductHead product={product} />
      <ProductArticle
        key={product.id}
        product={product}
        actions={<ProductActions product={product} shown={shown} size="large" />}
      />
      <ReviewSection product={product} list={reviews} />
      {others.length > 0 ? <RelatedProducts others={others} /> : null}
    </div>
  );
}

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

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failed />;
}

function Missing() {
  return (
    <Problem title="Product not found">
      <PageHeader title="Product not found" lead="It may no longer be sold, or the address may be mistyped.">
        <StoreLink />
      </PageHeader>
    </Problem>
  );
}

function Failed() {
  return (
    <Problem title="Product">
      <FailureCard title="The product could not be loaded." {...useLoadFailure('loading a product')}>
        The rest of the site works. Please try again in a moment.
      </FailureCard>
    </Problem>
  );
}

function Problem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title={title} description="A product of the store." />
      {children}
    </div>
  );
}
