import type { ShownWork } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { useSession } from '@verse/contract/react';
import { Picture } from '@verse/ui';
import { Arrow } from '../../shared/arrow';
import { ChatLink } from '../../shared/chat-link';
import { FigureList } from '../../shared/figure-list';
import { PageButton } from '../../shared/page-button';
import largeAvif from './hero.avif';
import styles from './hero.module.scss';
import large from './hero.webp';
import smallAvif from './hero-800.avif';
import small from './hero-800.webp';
import mediumAvif from './hero-1200.avif';
import content from './home.json';
import { FEWEST_WORKS, MovingWall } from './moving-wall';

/** Pages that visitors can view without an account, and the entry page for brands. */
const PUBLIC_PAGES = [
  ['people', 'People'],
  ['public-jobs', 'Open jobs'],
  ['public-contests', 'Contests'],
  ['public-marketplace', 'Marketplace'],
  ['hire', 'Post a job'],
] as const;

export function Hero({ works }: { works: ShownWork[] }) {
  const { title, subtitle, join, open, explore, chat } = content.hero;
  const isMember = useSession().status === 'member';
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
        <div className={styles.actions}>
          <PageButton page={isMember ? 'community' : 'sign-up'}>{isMember ? open : join}</PageButton>
          <PageButton page="services" variant="secondary">
            {explore}
          </PageButton>
        </div>
        <div className={styles.ways}>
          <ChatLink className={styles.way}>
            {chat}
            <Arrow way="outward" size={18} />
          </ChatLink>
          {PUBLIC_PAGES.map(([pageName, text]) => (
            <PageLink key={pageName} className={styles.way} page={pageName}>
              {text}
            </PageLink>
          ))}
        </div>
      </div>
      <div className={styles.picture}>{works.length < FEWEST_WORKS ? <Drawing /> : <MovingWall works={works} />}</div>
      <div className={styles.figures}>
        <FigureList label="Creativity Verse in numbers" figures={content.counters} />
      </div>
    </section>
  );
}

/** Shown until enough works are chosen. */
const Drawing = () => (
  <Picture
    className={styles.drawing}
    src={large}
    srcSet={`${small} 800w, ${large} 1600w`}
    avif={`${smallAvif} 800w, ${mediumAvif} 1200w, ${largeAvif} 1600w`}
    sizes="(width >= 1100px) 58vw, 100vw"
    width={1600}
    height={1200}
    alt="Drawing of creators from many places, circling one small world together"
    isPriority
  />
);
