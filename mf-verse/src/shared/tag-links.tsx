import { PageLink } from '@verse/contract/page-link';
import styles from './tag-links.module.scss';

interface TagLinksProps {
  tags: readonly string[];
}

/** A list of tags, each linked to its page. */
export function TagLinks({ tags }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Tags">
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
