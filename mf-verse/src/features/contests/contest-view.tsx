import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { truncateText } from '@verse/api-contract/truncate-text';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { Badge, ButtonLink } from '@verse/ui';
import { useOwnPart } from '../../shared/cacheable-data';
import { LoadFailure } from '../../shared/load-failure';
import { mayBeStaff } from '../../shared/may-be-staff';
import { NotFound } from '../../shared/not-found';
import { useServerClock } from '../../shared/use-server-clock';
import type { ContestPageName } from './contest-card';
import { ContestPoster } from './contest-poster';
import { ContestRail } from './contest-rail';
import { ContestTerms } from './contest-terms';
import styles from './contest-view.module.scss';
import type { loadContest } from './contests.api';

interface ContestPageProps {
  pageName: ContestPageName;
}

interface ContestViewProps extends ContestPageProps {
  loaded: Awaited<ReturnType<typeof loadContest>>;
  /** Replaces the poster once a winner can be shown. Its heading gets the id. */
  winner?: ((titleId: string) => ReactNode) | undefined;
  /** Shown at the end of the text. */
  children?: ReactNode;
  /** Shown below, over the whole width: pictures of entries. */
  wall?: ReactNode;
}

const DESCRIPTION = 155;

/** A contest's page: its poster, the brief to read, and a rail with the way in. */
export function ContestView({ loaded, pageName, winner, children, wall }: ContestViewProps) {
  const { contest, terms, ...page } = loaded;
  const session = useSession();
  useOwnPart(page, session.status === 'member');
  const now = useServerClock(page);
  const titleId = useId();
  const { id, title, description, tags } = contest;
  return (
    <article className={styles.contest} aria-labelledby={titleId}>
      <PageHead
        title={title}
        description={truncateText(description.replaceAll(/\s+/g, ' '), DESCRIPTION, '…')}
        place={pageName}
        params={{ id }}
        card={terms.hasResults ? `results/${id}` : 'page/contests'}
      />
      {winner?.(titleId)}
      {terms.hasResults ? wall : null}
      <div className={styles.columns}>
        <div className={styles.text}>
          {winner ? null : <ContestPoster contest={contest} titleId={titleId} />}
          <p className={styles.brief} dir="auto">
            {description}
          </p>
          <ul className={styles.tags} aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
          <ContestTerms contest={contest} published={terms} />
          {children}
        </div>
        <ContestRail key={id} contest={contest} now={now} isStaff={mayBeStaff(session)} titleId={titleId} />
      </div>
      {terms.hasResults ? null : wall}
    </article>
  );
}

const FAILED = 'A contest for members.';

/** Replaces a contest that could not be loaded. */
export const ContestFailure = () => (
  <PageFailure missing={<NotFound title="Contest not found" description={FAILED} lead="The link may be wrong." />}>
    <PageHead title="Contest" description={FAILED} />
    <LoadFailure title="The contest could not be loaded." titleAs="h1" during="loading a contest" />
  </PageFailure>
);

export function ContestFrame({ pageName, children }: ContestPageProps & { children: ReactNode }) {
  const contests = useShell().href(pageName === 'contest' ? 'contests' : 'public-contests');
  return (
    <div className={styles.page}>
      {children}
      {contests ? (
        <p>
          <ButtonLink as={Link} to={contests} variant="secondary">
            All contests
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}
