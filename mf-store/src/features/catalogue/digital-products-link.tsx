import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { Card, Orbit } from '@verse/ui';
import styles from './digital-products-link.module.scss';

/** Links to the ebooks and templates in the resources section. Renders nothing if the site has none. */
export function DigitalProductsLink() {
  if (!useShell().href('digital-products')) return null;
  return (
    <Card as="section" isInteractive className={styles.card} aria-labelledby="digital-products">
      <Orbit className={styles.art} />
      <h2 id="digital-products">Digital products</h2>
      <p className={styles.lead}>Ebooks, guides and setups to read and use today. Nothing to ship.</p>
      <p className={styles.go}>
        <PageLink page="digital-products" data-card-link className={styles.link}>
          See the digital products
        </PageLink>
      </p>
    </Card>
  );
}
