import { Link } from 'react-router-dom';
import type { PageName } from '@verse/contract';
import { useShell } from '@verse/contract/react';
import { Button, ButtonLink } from '@verse/ui';
import offers from './promotions.json';
import styles from './promotions.module.scss';
import { useCarousel } from './use-carousel';

/** The page for each offer, in the same order as the offers. */
const PAGES: readonly { pageName: PageName; anchor?: string }[] = [
  { pageName: 'digital-products' },
  { pageName: 'digital-products' },
  { pageName: 'dashboard', anchor: '#webinars' },
];

/** Shows one offer at a time. Advances automatically unless the visitor interacts with it or prefers reduced motion. */
export function Promotions() {
  const { href } = useShell();
  const { at, show, canTurn, isPaused, togglePause, attention } = useCarousel(offers.length);
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="Offers" {...attention}>
      <div className={styles.window}>
        <div className={styles.track} style={{ transform: `translateX(${-100 * at}%)` }}>
          {offers.map(({ title, subtitle, action }, index) => {
            const { pageName, anchor = '' } = PAGES[index]!;
            return (
              <div
                key={title}
                className={styles.slide}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${offers.length}`}
                inert={index !== at}
              >
                <h2>{title}</h2>
                <p className={styles.text}>{subtitle}</p>
                <ButtonLink as={Link} to={(href(pageName) ?? '') + anchor}>
                  {action}
                </ButtonLink>
              </div>
            );
          })}
        </div>
      </div>
      <div className={styles.controls}>
        {offers.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={styles.dot}
            aria-label={`Offer ${index + 1}: ${title}`}
            aria-current={index === at || undefined}
            onClick={() => show(index)}
          />
        ))}
        {canTurn ? (
          <Button variant="quiet" size="small" onClick={togglePause}>
            {isPaused ? 'Play' : 'Pause'}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
