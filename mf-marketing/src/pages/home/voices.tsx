import { TestimonialList } from '../../features/testimonials';
import styles from './voices.module.scss';

export function Voices() {
  return (
    <section className={styles.section} aria-labelledby="home-voices">
      <h2 className={styles.title} id="home-voices">
        In their words
      </h2>
      <TestimonialList />
    </section>
  );
}
