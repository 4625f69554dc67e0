import type { ReactNode } from 'react';
import type { PostAuthor } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { Avatar } from './avatar';
import styles from './byline.module.scss';

interface BylineProps {
  author: PostAuthor;
  /** Renders the name as a heading, or as plain text if another heading is beside it. */
  name: (name: ReactNode) => ReactNode;
  size?: 'small' | undefined;
  children: ReactNode;
}

/** The author's picture and name, linked to the profile if there is one. */
export function Byline({ author, name, size, children }: BylineProps) {
  return (
    <div className={styles.byline}>
      <Avatar name={author.name} picture={author.picture} size={size} />
      <div className={styles.words}>
        {name(
          author.handle === null ? (
            <bdi>{author.name}</bdi>
          ) : (
            <PageLink page="member" params={{ handle: author.handle }}>
              <bdi>{author.name}</bdi>
            </PageLink>
          ),
        )}
        {children}
      </div>
    </div>
  );
}
