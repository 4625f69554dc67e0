import { useState } from 'react';
import { Button, PageHeader, Picture } from '@verse/ui';
import { intro, stats } from '../../features/company';
import { FigureList } from '../../shared/figure-list';
import { Icon } from '../../shared/icon';
import largeAvif from './about.avif';
import large from './about.webp';
import smallAvif from './about-800.avif';
import small from './about-800.webp';
import mediumAvif from './about-1200.avif';
import styles from './about-hero.module.scss';
import { FilmDialog } from './film-dialog';

export function AboutHero() {
  const [isFilmOpen, setFilmOpen] = useState(false);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <PageHeader
          size="display"
          eyebrow="About Creativity Verse"
          title="A fair place for people who make things"
          lead={intro}
        >
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setFilmOpen(true)}>
            <Icon name="play" />
            Watch Video
          </Button>
        </PageHeader>
      </div>
      <Picture
        className={styles.picture}
        src={large}
        srcSet={`${small} 800w, ${large} 1600w`}
        avif={`${smallAvif} 800w, ${mediumAvif} 1200w, ${largeAvif} 1600w`}
        sizes="(width >= 1472px) 92rem, 100vw"
        width={1600}
        height={1000}
        alt="Drawing of nine creators in front of a bridge and a rising sun"
        isPriority
      />
      <FigureList className={styles.figures} label="Creativity Verse in numbers" figures={stats} />
      {isFilmOpen ? <FilmDialog onClose={() => setFilmOpen(false)} /> : null}
    </section>
  );
}
