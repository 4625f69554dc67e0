import { Card, VisuallyHidden } from '@verse/ui';
import styles from './tool-card.module.scss';
import type { Tool } from './tools';

export function ToolCard({ tool: { name, category, description, url, tags, pricing } }: { tool: Tool }) {
  return (
    <Card as="article" isInteractive className={styles.card}>
      <p className={styles.category}>{category}</p>
      <h3 className={styles.name}>
        <a href={url} target="_blank" rel="noopener noreferrer" data-card-link>
          <bdi>{name}</bdi>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      </h3>
      <p className={styles.description} dir="auto">
        {description}
      </p>
      <p className={styles.tags}>{tags.join(' · ')}</p>
      <p className={styles.pricing}>{pricing}</p>
    </Card>
  );
}
