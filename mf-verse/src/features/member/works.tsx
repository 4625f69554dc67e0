import type { Work } from '@verse/api-contract/profiles';
import { Picture } from '@verse/ui';
import cards from './cards.module.scss';
import styles from './works.module.scss';

const SIZES = '(width >= 62rem) 34rem, 100vw';

/** What somebody has made, each with all its pictures and the words for them. */
export function Works({ works }: { works: Work[] }) {
  if (works.length === 0) return null;
  return (
    <section className={cards.section} aria-labelledby="works">
      <h2 className={cards.title} id="works">
        Works
      </h2>
      <ul className={cards.list}>
        {works.map((work) => (
          <li key={work.id}>
            <OneWork work={work} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneWork({ work: { title, description, role, year, link, pictures } }: { work: Work }) {
  const about = [role, year].filter(Boolean).join(', ');
  return (
    <article className={styles.work}>
      {pictures.map(({ src, srcset, ...picture }) => (
        <Picture key={src} className={cards.picture} src={src} webp={srcset} sizes={SIZES} {...picture} />
      ))}
      <div className={cards.words}>
        <h3 className={styles.name} dir="auto">
          {title}
        </h3>
        {about ? (
          <p className={styles.about} dir="auto">
            {about}
          </p>
        ) : null}
        {description ? (
          <p className={styles.text} dir="auto">
            {description}
          </p>
        ) : null}
        {link ? (
          <p className={styles.text}>
            <a href={link} rel="nofollow ugc noopener" target="_blank">
              {new URL(link).host}
            </a>
          </p>
        ) : null}
      </div>
    </article>
  );
}
