import type { BlogAuthor } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { Initials, Picture } from '@verse/ui';
import styles from './byline.module.scss';

/** A post's author, linked to the author's page. */
export function Byline({ author: { name, handle, picture } }: { author: BlogAuthor }) {
  return (
    <PageLink page="member" params={{ handle }} className={styles.byline}>
      {picture ? (
        <Picture
          className={styles.portrait}
          src={picture.src}
          webp={picture.srcset}
          sizes="2.25rem"
          width={picture.width}
          height={picture.height}
          alt=""
        />
      ) : (
        <Initials className={styles.portrait} name={name} />
      )}
      <bdi className={styles.name}>{name}</bdi>
    </PageLink>
  );
}
