import type { ShownWork } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { Picture } from '@verse/ui';
import styles from './moving-wall.module.scss';

const COLUMNS = 3;
const SIZES = '(width >= 1100px) 18vw, 30vw';

/** Fewer works would repeat within one screen. */
export const FEWEST_WORKS = 6;

/** Chosen works in slow columns, as one link to the wall. Each column has its works twice, so that it never ends. */
export function MovingWall({ works }: { works: ShownWork[] }) {
  const columns = Array.from({ length: COLUMNS }, (_, column) => works.filter((_one, at) => at % COLUMNS === column));
  return (
    <PageLink className={styles.wall} page="works" aria-label="Look at works by our members">
      {columns.map((column, at) => (
        <span key={column[0]?.id} className={styles.column}>
          {[...column, ...column].map(({ id, picture }, index) => (
            <Picture
              key={index < column.length ? id : `${id} again`}
              className={styles.picture}
              src={picture.src}
              webp={picture.srcset}
              phone={picture.tile}
              sizes={SIZES}
              width={picture.width}
              height={picture.height}
              alt=""
              isPriority={at === 0 ? index === 0 : false}
            />
          ))}
        </span>
      ))}
    </PageLink>
  );
}
