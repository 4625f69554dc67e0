import type { ReactNode } from 'react';
import type { ContestGallery } from '@verse/api-contract/api';
import { formatShortDollars } from '@verse/api-contract/formats';
import { Orbit } from '@verse/ui';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './exhibition.module.scss';
import { Makers } from './makers';

type Exhibit = ContestGallery['entries'][number];

interface ExhibitionProps {
  /** The page's heading, such as the title of the contest. */
  heading: ReactNode;
  headingId?: string;
  prizePool: number;
  /** The winner. Its picture is undefined unless its makers agreed to show it. */
  winner: Pick<Exhibit, 'title' | 'team' | 'makers'> & { picture?: Exhibit['picture'] };
  gallery: ContestGallery | undefined;
  /** Shown below the winner, such as a link to the results. */
  children?: ReactNode;
}

/** The head of a page after the results: the winning entry over the whole width, then the second and the third. */
export function Exhibition({ heading, headingId, prizePool, winner, gallery, children }: ExhibitionProps) {
  const { title, picture } = winner;
  const runnersUp = (gallery?.entries ?? []).filter(({ rank, picture: shown }) => shown && (rank === 2 || rank === 3));
  return (
    <header className={styles.exhibition}>
      <div className={styles.stage}>
        {picture ? (
          <StoredPicture className={styles.picture} picture={picture} sizes="(width >= 76rem) 72rem, 94vw" isPriority />
        ) : (
          <div className={styles.sheet}>
            <Orbit className={styles.art} />
            <p className={styles.letters} aria-hidden="true" dir="auto">
              {title}
            </p>
          </div>
        )}
        <p className={styles.seal}>
          <span>Winner</span>
          {prizePool > 0 ? <b>{formatShortDollars(prizePool)}</b> : null}
        </p>
      </div>
      <h1 className={styles.heading} id={headingId} dir="auto">
        {heading}
      </h1>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      <p className={styles.makers}>
        <Makers {...winner} />
      </p>
      {children}
      {runnersUp.length > 0 ? (
        <ul className={styles.next} aria-label="Second and third">
          {runnersUp.map((exhibit) => (
            <li key={exhibit.number}>
              <StoredPicture
                className={styles.picture}
                picture={exhibit.picture!}
                sizes="(width >= 720px) 36rem, 94vw"
              />
              <p className={styles.place}>
                {exhibit.rank}. <bdi>{exhibit.title}</bdi>
              </p>
              <p>
                <Makers {...exhibit} />
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  );
}

/** Returns the winner among the entries that may be shown. */
export const findWinner = (gallery: ContestGallery | undefined): Exhibit | undefined =>
  gallery?.entries.find(({ rank }) => rank === 1);
