import { useState } from 'react';
import type { Work } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { Button, Stack } from '@verse/ui';
import { StoredPicture } from '../../shared/stored-picture';
import { TagLinks } from '../../shared/tag-links';
import styles from './works.module.scss';

interface WorksProps {
  works: Work[];
  handle: string;
}

const FIRST = '(width >= 76rem) 50rem, (width >= 720px) 64vw, 92vw';
const OTHERS = '(width >= 76rem) 24rem, (width >= 720px) 31vw, 46vw';

/** The member's works, each shown with its first picture and linked to its page. */
export function Works({ works, handle }: WorksProps) {
  const [areAllShown, setAreAllShown] = useState(false);
  if (works.length === 0) return null;
  const shown = areAllShown ? works : works.filter(({ mutedTag }) => mutedTag === undefined);
  const folded = works.length - shown.length;
  return (
    <Stack as="section" gap={5} aria-labelledby="works">
      <h2 id="works" className={styles.heading}>
        Works
      </h2>
      <ul className={styles.list}>
        {shown.map((work, index) => (
          <li key={work.id}>
            <OneWork work={work} handle={handle} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {folded > 0 ? (
        <p className={styles.about}>
          {formatCount(folded, 'work has a tag', 'works have tags')} that you muted.{' '}
          <Button variant="quiet" size="small" onClick={() => setAreAllShown(true)}>
            Show once
          </Button>
        </p>
      ) : null}
    </Stack>
  );
}

interface OneWorkProps {
  work: Work;
  handle: string;
  /** The first work is twice as wide, and begins on the first screen. */
  isFirst: boolean;
}

function OneWork({ work, handle, isFirst }: OneWorkProps) {
  const { id, title, description, role, year, pictures, tags } = work;
  const about = [role, year].filter(Boolean).join(', ');
  return (
    <article className={styles.work}>
      {pictures.slice(0, 1).map((picture) => (
        <StoredPicture
          key={picture.src}
          picture={picture}
          className={styles.picture}
          phone={isFirst ? undefined : picture.tile}
          sizes={isFirst ? FIRST : OTHERS}
          isPriority={isFirst}
        />
      ))}
      <div>
        <h3 className={styles.name} dir="auto">
          <PageLink className={styles.link} page="work" params={{ handle, id }}>
            {title}
          </PageLink>
        </h3>
        {about ? (
          <p className={styles.about} dir="auto">
            {about}
          </p>
        ) : null}
        {description ? (
          <p className={styles.text} dir="auto">
            {description}
          </p>
        ) : null}
        <TagLinks tags={tags ?? []} />
      </div>
    </article>
  );
}
