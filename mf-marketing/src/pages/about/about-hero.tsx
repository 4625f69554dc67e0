import { useState } from 'react';
import { Button } from '@verse/ui';
import { intro, stats } from '../../features/company';
import { FigureList } from '../../shared/figure-list';
import { Icon } from '../../shared/icon';
import picture from './about.webp';
import styles from './about-hero.module.scss';
import { FilmDialog } from './film-dialog';

export function AboutHero() {
  const [isFilmOpen, setFilmOpen] = useState(false);
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.kicker}>About Creativity Verse</p>
        <h1 className={styles.title}>A fair place for people who make things</h1>
        <p className={styles.intro}>{intro}</p>
        <Button size="large" aria-haspopup="dialog" onClick={() => setFilmOpen(true)}>
          <Icon name="play" />
          Watch Video
        </Button>
      </div>
      <div className={styles.picture}>
        <img src={picture} width="1200" height="900" alt="" fetchPriority="high" />
      </div>
      <FigureList className={styles.figures} label="Creativity Verse in numbers" figures={stats} />
      {isFilmOpen ? <FilmDialog onClose={() => setFilmOpen(false)} /> : null}
    </section>
  );
}
