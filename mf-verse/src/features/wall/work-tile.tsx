import type { TaggedWork } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './wall.module.scss';

/** Width of a column, see `wall.module.scss`. */
const SIZES = '(width >= 75rem) 19vw, (width >= 45rem) 32vw, 48vw';
/** Height of a column's width in rows, and the fewest and most rows that the style sheet knows. */
const ROWS = { square: 40, fewest: 16, most: 120 };

/** Rounds the proportion of a picture to rows, so that the wall keeps it without a script. */
const rowsOf = ({ width, height }: TaggedWork['picture']): number =>
  Math.min(ROWS.most, Math.max(ROWS.fewest, Math.round((ROWS.square * height) / width)));

export const WorkTile = ({
  work: { id, title, picture, maker },
  isPriority,
}: {
  work: TaggedWork;
  isPriority: boolean;
}) => (
  <li className={styles.tile} data-rows={rowsOf(picture)} data-entry={id} tabIndex={-1}>
    <PageLink className={styles.link} page="work" params={{ handle: maker.handle, id }}>
      <StoredPicture className={styles.picture} picture={picture} sizes={SIZES} isPriority={isPriority} />
      <span className={styles.words}>
        <bdi className={styles.title}>{title}</bdi>
        <bdi className={styles.maker}>{maker.name}</bdi>
      </span>
    </PageLink>
    {maker.isSample ? <span className={styles.example}>Example</span> : null}
  </li>
);
