import { PageLink } from '@verse/contract/page-link';
import styles from './post-tags.module.scss';

/** A post's tags, each linked to its page. */
export const PostTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 ? (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink className={styles.tag} page="tag" params={{ tag }}>
            <bdi>#{tag}</bdi>
          </PageLink>
        </li>
      ))}
    </ul>
  ) : null;
