import { PageLink } from '@verse/contract/page-link';
import styles from './tag-links.module.scss';

interface TagLinksProps {
  tags: readonly string[];
  className?: string | undefined;
}

/** A list of tags, each linked to its page. */
export function TagLinks({ tags, className = '' }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={`${styles.tags} ${className}`} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink className={styles.tag} page="tag" params={{ tag }}>
            <bdi>#{tag}</bdi>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
