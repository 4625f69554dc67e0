import { Link } from 'react-router-dom';
import type { Promotion } from '@verse/api-contract/api';
import { Button, ButtonLink, EmptyState } from '@verse/ui';
import { Part } from './part';
import styles from './promotions.module.scss';
import { useCarousel } from './use-carousel';

/** The offers that staff have chosen, or what is shown in their place. */
export function Promotions({ promotions }: { promotions: readonly Promotion[] | undefined }) {
  if (promotions && promotions.length > 0)
    return <Carousel key={promotions.map(({ id }) => id).join()} offers={promotions} />;
  return (
    <Part title="Offers" hasFailed={!promotions}>
      <EmptyState title="There are no offers right now." />
    </Part>
  );
}

/** Shows one offer at a time. Advances automatically unless the visitor interacts with it or prefers reduced motion. */
function Carousel({ offers }: { offers: readonly Promotion[] }) {
  const { at, show, canTurn, isPaused, togglePause, attention } = useCarousel(offers.length);
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="Offers" {...attention}>
      <div className={styles.window}>
        <div className={styles.track} style={{ transform: `translateX(${-100 * at}%)` }}>
          {offers.map(({ id, title, subtitle, action, path }, index) => (
            <div
              key={id}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${offers.length}`}
              inert={index !== at}
            >
              <h2 dir="auto">{title}</h2>
              <p className={styles.text} dir="auto">
                {subtitle}
              </p>
              <ButtonLink as={Link} to={path}>
                {action}
              </ButtonLink>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        {offers.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-label={`Offer ${index + 1}: ${title}`}
            aria-current={index === at || undefined}
            onClick={() => show(index)}
          />
        ))}
        {canTurn && offers.length > 1 ? (
          <Button variant="quiet" size="small" onClick={togglePause}>
            {isPaused ? 'Play' : 'Pause'}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
