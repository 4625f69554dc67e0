import type { TaggedWork } from '@verse/api-contract/profiles';
import { PlaceLink } from '@verse/contract/place-link';
import { Badge, Picture } from '@verse/ui';
import { TagLinks } from '../../shared/tag-links';
import styles from './tagged-work.module.scss';

const SIZES = '(width >= 62rem) 24rem, 100vw';

export function TaggedWorkCard({ work: { id, title, role, picture, maker, tags } }: { work: TaggedWork }) {
  const { src, srcset, ...rest } = picture;
  const { handle } = maker;
  return (
    <article className={styles.work}>
      <Picture className={styles.picture} src={src} webp={srcset} sizes={SIZES} {...rest} />
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          <PlaceLink className={styles.link} place="work" params={{ handle, id }}>
            {title}
          </PlaceLink>
        </h2>
        {role ? (
          <p className={styles.about} dir="auto">
            {role}
          </p>
        ) : null}
        <p className={styles.about}>
          by{' '}
          <PlaceLink className={styles.maker} place="member" params={{ handle }}>
            <bdi>{maker.name}</bdi>
          </PlaceLink>{' '}
          {maker.isSample ? <Badge>Example</Badge> : null}
        </p>
        <TagLinks tags={tags} />
      </div>
    </article>
  );
}
