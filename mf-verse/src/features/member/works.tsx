import { useState } from 'react';
import type { Work } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { Button, Stack } from '@verse/ui';
import cards from '../../shared/picture-cards.module.scss';
import { StoredPicture } from '../../shared/stored-picture';
import { TagLinks } from '../../shared/tag-links';
import styles from './works.module.scss';

interface WorksProps {
  works: Work[];
  handle: string;
}

const SIZES = '(width >= 62rem) 34rem, 100vw';

/** The member's works, each shown with its first picture and linked to its page. */
export function Works({ works, handle }: WorksProps) {
  const [areAllShown, setAreAllShown] = useState(false);
  if (works.length === 0) return null;
  const shown = areAllShown ? works : works.filter(({ mutedTag }) => mutedTag === undefined);
  const folded = works.length - shown.length;
  return (
    <Stack as="section" gap={5} aria-labelledby="works">
      <h2 id="works">Works</h2>
      <ul className={cards.list}>
        {shown.map((work) => (
          <li key={work.id}>
            <OneWork work={work} handle={handle} />
          </li>
        ))}
      </ul>
      {folded > 0 ? (
        <p className={cards.about}>
          {formatCount(folded, 'work has a tag', 'works have tags')} that you muted.{' '}
          <Button variant="quiet" size="small" onClick={() => setAreAllShown(true)}>
            Show once
          </Button>
        </p>
      ) : null}
    </Stack>
  );
}

function OneWork({ work, handle }: { work: Work; handle: string }) {
  const { id, title, description, role, year, pictures, tags } = work;
  const about = [role, year].filter(Boolean).join(', ');
  return (
    <article className={cards.card}>
      {pictures.slice(0, 1).map((picture) => (
        <StoredPicture key={picture.src} picture={picture} className={cards.picture} sizes={SIZES} />
      ))}
      <div className={cards.words}>
        <h3 className={cards.name} dir="auto">
          <PageLink className={cards.link} page="work" params={{ handle, id }}>
            {title}
          </PageLink>
        </h3>
        {about ? (
          <p className={cards.about} dir="auto">
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
