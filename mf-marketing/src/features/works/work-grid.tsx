import type { ShownWork } from '@verse/api-contract/api';
import { GROWING } from '@verse/contract/growing';
import { PageLink } from '@verse/contract/page-link';
import { Badge, Picture } from '@verse/ui';
import styles from './work-grid.module.scss';

interface WorkGridProps {
  works: ShownWork[];
  /** Heading level of the titles, one level below the section heading. */
  as: 'h2' | 'h3';
  /** Whether the first image is visible without scrolling. */
  isFirstScreen?: boolean;
}

/** On a phone, the first of every three images spans the full width. */
const ON_PHONES = 3;
const SIZES = { wide: '(width >= 720px) 25rem, 92vw', half: '(width >= 720px) 25rem, 46vw' };

type Choice = NonNullable<ShownWork['choice']>;

/** Why the work was chosen, and by whom. */
const Sentence = ({ sentence, curator }: Pick<Choice, 'sentence' | 'curator'>) => (
  <figure className={styles.choice}>
    <blockquote className={styles.sentence} dir="auto">
      {sentence}
    </blockquote>
    <figcaption className={styles.curator}>Chosen by {curator?.name ?? 'our team'}</figcaption>
  </figure>
);

/** Members' works, each linking to its own page. */
export function WorkGrid({ works, as: Title, isFirstScreen = false }: WorkGridProps) {
  return (
    <ul className={styles.works}>
      {works.map(({ id, title, role, picture, maker, isChosen, choice }, index) => (
        <li key={id} className={styles.work}>
          <div className={styles.frame}>
            <Picture
              className={styles.picture}
              src={picture.src}
              webp={picture.srcset}
              sizes={index % ON_PHONES === 0 ? SIZES.wide : SIZES.half}
              width={picture.width}
              height={picture.height}
              alt={picture.alt}
              focus={picture.focus}
              isPriority={isFirstScreen ? index === 0 : false}
            />
            {maker.isSample ? <Badge className={styles.example}>Example</Badge> : null}
            {isChosen ? (
              <Badge className={styles.example} tone="highlight">
                Work of the week
              </Badge>
            ) : null}
          </div>
          <Title className={styles.name}>
            <PageLink page="work" params={{ handle: maker.handle, id }} className={styles.link} {...GROWING}>
              {title}
            </PageLink>
          </Title>
          <p className={styles.maker}>
            {maker.name}
            {role ? ` · ${role}` : null}
          </p>
          {choice?.sentence ? <Sentence {...choice} /> : null}
        </li>
      ))}
    </ul>
  );
}
