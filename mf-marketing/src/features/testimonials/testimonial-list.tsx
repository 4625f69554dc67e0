import { testimonials } from './testimonials';
import styles from './testimonial-list.module.scss';

export function TestimonialList() {
  return (
    <ul className={styles.list}>
      {testimonials.map(({ quote, author, role, emoji, image }) => (
        <li key={author} className={styles.item}>
          <figure className={styles.figure}>
            <blockquote className={styles.quote}>{quote}</blockquote>
            <figcaption className={styles.author}>
              <img className={styles.portrait} src={image} alt={`Portrait of ${author}`} width="64" height="64" loading="lazy" />
              <span>
                <span className={styles.name}>
                  {author} <span aria-hidden="true">{emoji}</span>
                </span>
                <span className={styles.role}>{role}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
