import { Badge } from '@verse/ui';
import styles from './testimonial-list.module.scss';
import { testimonials } from './testimonials';

export function TestimonialList() {
  return (
    <ul className={styles.list}>
      {testimonials.map(({ quote, author, role, emoji, image, sign }) => (
        <li key={author} className={styles.item}>
          <figure className={styles.figure}>
            <blockquote className={styles.quote}>{quote}</blockquote>
            <figcaption className={styles.author}>
              <img
                className={styles.portrait}
                src={image}
                alt={`Portrait of ${author}`}
                width="64"
                height="64"
                loading="lazy"
              />
              <span>
                <span className={styles.name}>
                  {author}{' '}
                  <span className={styles.emoji} aria-hidden="true">
                    <svg viewBox="0 0 32 32" width="20" height="20">
                      <use href={sign} />
                    </svg>
                    <span className={styles.letter}>{emoji}</span>
                  </span>
                </span>
                <span className={styles.role}>{role}</span>
              </span>
              <Badge>Example</Badge>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
