import type { ShownWork } from '@verse/api-contract/profiles';
import { PlaceLink } from '@verse/contract/place-link';
import { Picture } from '@verse/ui';
import styles from './newest-works.module.scss';

const SIZES = '(width >= 1100px) 18rem, (width >= 720px) 22rem, 90vw';

/** What members show of their work, each with the way to its maker. */
export function NewestWorks({ works }: { works: ShownWork[] }) {
  if (works.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="newest-works">
      <header className={styles.head}>
        <h2 className={styles.title} id="newest-works">
          New from members
        </h2>
        <p className={styles.lead}>The newest work of members who show theirs to everyone.</p>
      </header>
      <ul className={styles.works} role="list">
        {works.map(({ id, title, role, picture, maker }) => (
          <li key={id} className={styles.work}>
            <div className={styles.frame}>
              <Picture
                className={styles.picture}
                src={picture.src}
                webp={picture.srcset}
                sizes={SIZES}
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
              />
            </div>
            <h3 className={styles.name}>
              <PlaceLink place="member" params={{ handle: maker.handle }} className={styles.link}>
                {title}
              </PlaceLink>
            </h3>
            <p className={styles.maker}>
              {maker.name}
              {role ? ` · ${role}` : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
