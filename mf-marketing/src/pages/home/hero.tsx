import { ChatButton } from '../../shared/chat-button';
import { PlaceButton } from '../../shared/place-button';
import { FigureList } from '../../shared/figure-list';
import content from './home.json';
import small from './hero-800.webp';
import large from './hero.webp';
import styles from './hero.module.scss';

export function Hero() {
  const { title, subtitle, primary, secondary } = content.hero;
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
        <div className={styles.actions}>
          <PlaceButton place="services">
            {primary}
          </PlaceButton>
          <ChatButton variant="secondary">{secondary}</ChatButton>
        </div>
      </div>
      <div className={styles.picture}>
        <img
          src={large}
          srcSet={`${small} 800w, ${large} 1600w`}
          sizes="(width >= 1100px) 58vw, 100vw"
          width="1600"
          height="1200"
          alt="Drawing of creators from many places, circling one small world together"
          fetchPriority="high"
        />
      </div>
      <FigureList className={styles.figures} label="Creativity Verse in numbers" figures={content.counters} />
    </section>
  );
}
