import type { BlogAuthor } from '@verse/api-contract/blogs';
import { PlaceLink } from '@verse/contract/place-link';
import { Picture } from '@verse/ui';
import styles from './byline.module.scss';

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2);

/** Who wrote a post, with the way to their page. */
export function Byline({ author: { name, handle, picture } }: { author: BlogAuthor }) {
  return (
    <PlaceLink place="member" params={{ handle }} className={styles.byline}>
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
        <span className={styles.portrait} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <span className={styles.name}>{name}</span>
    </PlaceLink>
  );
}
