import type { TaggedWork } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { Badge } from '@verse/ui';
import cards from '../../shared/picture-cards.module.scss';
import { StoredPicture } from '../../shared/stored-picture';
import { TagLinks } from '../../shared/tag-links';
import styles from './tagged-card.module.scss';

const SIZES = '(width >= 62rem) 24rem, 100vw';

export function TaggedWorkCard({ work: { id, title, role, picture, maker, tags } }: { work: TaggedWork }) {
  const { handle } = maker;
  return (
    <article className={cards.card}>
      <StoredPicture picture={picture} className={cards.picture} sizes={SIZES} />
      <div className={cards.words}>
        <h2 className={cards.name} dir="auto">
          <PageLink className={cards.link} page="work" params={{ handle, id }}>
            {title}
          </PageLink>
        </h2>
        {role ? (
          <p className={cards.about} dir="auto">
            {role}
          </p>
        ) : null}
        <p className={cards.about}>
          by{' '}
          <PageLink className={styles.maker} page="member" params={{ handle }}>
            <bdi>{maker.name}</bdi>
          </PageLink>{' '}
          {maker.isSample ? <Badge>Example</Badge> : null}
        </p>
        <TagLinks tags={tags} />
      </div>
    </article>
  );
}
