import { Badge, ButtonLink, Card, Cluster, VisuallyHidden } from '@verse/ui';
import { getCover } from './covers';
import { actionFor, type DigitalProduct, getLabel } from './digital-products';
import styles from './product-card.module.scss';

interface ProductCardProps {
  product: DigitalProduct;
  as?: 'h2' | 'h3';
}

export function ProductCard({ product, as: Heading = 'h2' }: ProductCardProps) {
  const { name, category, description, thumbnail, tags, link, featured } = product;
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.frame}>
        <img
          className={styles.cover}
          src={getCover(thumbnail)}
          alt={`Cover of ${name}`}
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
        />
        {featured ? (
          <Badge tone="accent" className={styles.featured}>
            Featured
          </Badge>
        ) : null}
      </div>
      <div className={styles.words}>
        <p className={styles.category}>{getLabel(category)}</p>
        <Heading className={styles.name}>{name}</Heading>
        <p className={styles.description}>{description}</p>
        <Cluster as="ul" gap={2} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </Cluster>
        <ButtonLink href={link} target="_blank" rel="noopener noreferrer" variant="secondary" className={styles.action}>
          <span>{actionFor(category)}</span>
          <VisuallyHidden>: {name} (opens in a new tab)</VisuallyHidden>
        </ButtonLink>
      </div>
    </Card>
  );
}
