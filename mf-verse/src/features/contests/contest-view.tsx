import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { truncateText } from '@verse/api-contract/truncate-text';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { useOwnPart } from '../../shared/cacheable-data';
import { LoadFailure } from '../../shared/load-failure';
import { mayBeStaff } from '../../shared/may-be-staff';
import { NotFound } from '../../shared/not-found';
import { useServerClock } from '../../shared/use-server-clock';
import { ContestCard, type ContestPageName } from './contest-card';
import { ContestTerms } from './contest-terms';
import styles from './contest-view.module.scss';
import type { loadContest } from './contests.api';

interface ContestPageProps {
  pageName: ContestPageName;
}

interface ContestViewProps extends ContestPageProps {
  loaded: Awaited<ReturnType<typeof loadContest>>;
}

const DESCRIPTION = 155;

export function ContestView({ loaded: { contest, terms, ...page }, pageName }: ContestViewProps) {
  const session = useSession();
  useOwnPart(page, session.status === 'member');
  const now = useServerClock(page);
  const { id, title, description } = contest;
  return (
    <>
      <PageHead
        title={title}
        description={truncateText(description.replaceAll(/\s+/g, ' '), DESCRIPTION, '…')}
        place={pageName}
        params={{ id }}
        card="page/contests"
      />
      <ContestCard key={id} contest={contest} now={now} isStaff={mayBeStaff(session)} />
      <ContestTerms contest={contest} published={terms} />
    </>
  );
}

const FAILED = 'A contest for members.';

/** Replaces a contest that could not be loaded. */
export const ContestFailure = () => (
  <PageFailure missing={<NotFound title="Contest not found" description={FAILED} lead="It was never here." />}>
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
