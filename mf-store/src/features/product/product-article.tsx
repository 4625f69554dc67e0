import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProductPage } from '@verse/api-contract/api';
import { sizeText } from '@verse/api-contract/files';
import { formatCount, formatDollars, formatMoney } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { Badge, Price, Stack, StarRating } from '@verse/ui';
import { ProductImage } from '../../shared/product-image';
import { splitParagraphs } from './paragraphs';
import styles from './product-article.module.scss';

interface ProductArticleProps {
  product: ProductPage;
  actions: ReactNode;
}

export function ProductArticle({ product, actions }: ProductArticleProps) {
  const { name, rating, price, oldPrice, prices, seller, sellerHandle, isSample, description, files } = product;
  const naira = prices?.NGN;
  return (
    <article className={styles.product} aria-labelledby="product">
      {/* The LCP image, so it is loaded with high priority. */}
      <ProductImage
        product={product}
        className={styles.picture}
        sizes="(width >= 1100px) 36rem, (width >= 720px) 46vw, 92vw"
        fetchPriority="high"
        data-grown
      />
      <div className={styles.text}>
        <Crumbs product={product} />
        {isSample ? (
          <p>
            <Badge>Example</Badge>
          </p>
        ) : null}
        <h1 className={styles.name} id="product" dir="auto">
          {name}
        </h1>
        <p className={styles.note}>
          {product.ratedBy === 'nobody' ? null : (
            <>
              <StarRating value={rating} />
              <span aria-hidden="true">{rating.toFixed(1)}</span>
            </>
          )}
          <RatedBy product={product} />
        </p>
        <Stack gap={1}>
          <Price now={formatDollars(price)} before={oldPrice === undefined ? undefined : formatDollars(oldPrice)} />
          {naira === undefined ? null : (
            <p className={styles.note}>or {formatMoney({ currency: 'NGN', minor: naira })} in naira</p>
          )}
        </Stack>
        {actions}
        <div className={styles.description}>
          {splitParagraphs(description).map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
        {files?.length ? (
          <p className={styles.note}>
            Download: {files.map(({ name: file, bytes }) => `${file}, ${sizeText(bytes)}`).join('; ')}
          </p>
        ) : null}
        {seller ? (
          <p className={styles.note}>
            Sold by{' '}
            {sellerHandle ? (
              <PageLink page="member" params={{ handle: sellerHandle }}>
                {seller}
              </PageLink>
            ) : (
              <bdi>{seller}</bdi>
            )}
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** Says whether the rating comes from buyers. Sample ratings are labelled as such. */
function RatedBy({ product: { ratedBy, ratings = 0 } }: { product: ProductPage }) {
  if (ratedBy === 'buyers') return <a href="#reviews">{formatCount(ratings, 'rating')}</a>;
  return <span>{ratedBy === 'nobody' ? 'No ratings yet' : 'Sample rating, not by buyers'}</span>;
}

function Crumbs({ product: { category } }: { product: ProductPage }) {
  const store = useShell().href('store')!;
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <Link to={store}>Store</Link>
      <span aria-hidden="true">/</span>
      <Link to={`${store}?category=${category.toLowerCase()}`}>{category}</Link>
    </nav>
  );
}
