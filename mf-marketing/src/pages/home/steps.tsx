import content from './home.json';
import styles from './steps.module.scss';

export function Steps() {
  return (
    <section className={styles.section} aria-labelledby="home-steps">
      <h2 className={styles.title} id="home-steps">
        How it works
      </h2>
      <ol className={styles.list}>
        {content.howItWorks.map(({ step, title, description }) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {step}
            </span>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
