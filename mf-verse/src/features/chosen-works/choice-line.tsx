import { PageLink } from '@verse/contract/page-link';
import styles from './choice-line.module.scss';
import type { Choice } from './chosen-works.api';

/** The sentence about a chosen work, and who chose it. */
export function ChoiceLine({ choice: { isOfMembers, sentence, curator } }: { choice: Choice }) {
  return (
    <figure className={styles.choice}>
      {sentence ? (
        <blockquote className={styles.sentence} dir="auto">
          {sentence}
        </blockquote>
      ) : null}
      <figcaption className={styles.by}>
        {isOfMembers ? 'Work of the week, chosen by members' : 'Chosen by '}
        {isOfMembers ? null : <Curator curator={curator} />}
      </figcaption>
    </figure>
  );
}

function Curator({ curator }: Pick<Choice, 'curator'>) {
  if (!curator) return 'our team';
  const { name, handle } = curator;
  return handle === null ? (
    <bdi>{name}</bdi>
  ) : (
    <PageLink page="member" params={{ handle }}>
      <bdi>{name}</bdi>
    </PageLink>
  );
}
