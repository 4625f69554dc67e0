import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { truncateText } from '@verse/api-contract/truncate-text';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { ButtonLink, PageHeader } from '@verse/ui';
import { LoadFailure, useIsMissing } from '../../shared/load-failure';
import { mayBeStaff } from '../../shared/may-be-staff';
import { useOwnPart } from '../../shared/shared-data';
import { useServerClock } from '../../shared/use-server-clock';
import { ContestCard, type ContestPageName } from './contest-card';
import { ContestTerms } from './contest-terms';
import styles from './contest-view.module.scss';
import type { loadContest } from './contests.api';

interface ContestViewProps {
  pageName: ContestPageName;
}

const DESCRIPTION = 155;

export function ContestView({ pageName }: ContestViewProps) {
  const { contest, terms, ...page } = useLoaderData<typeof loadContest>();
  const session = useSession();
  useOwnPart(page, session.status === 'member');
  const now = useServerClock(page);
  const { id, title, description } = contest;
  return (
    <Page pageName={pageName}>
      <PageHead
        title={title}
        description={truncateText(description.replaceAll(/\s+/g, ' '), DESCRIPTION, '…')}
        place={pageName}
        params={{ id }}
        card="page/contests"
      />
      <ContestCard key={id} contest={contest} now={now} isStaff={mayBeStaff(session)} />
      <ContestTerms contest={contest} published={terms} />
    </Page>
  );
}

export function ContestFailure({ pageName }: ContestViewProps) {
  const isMissing = useIsMissing();
  return (
    <Page pageName={pageName}>
      <PageHead title={isMissing ? 'Contest not found' : 'Contest'} description="A contest for members." />
      {isMissing ? (
        <PageHeader title="Contest not found" lead="It was never here." />
      ) : (
        <LoadFailure title="The contest could not be loaded." titleAs="h1" during="loading a contest">
          We could not reach the server. Please try again.
        </LoadFailure>
      )}
    </Page>
  );
}

function Page({ pageName, children }: ContestViewProps & { children: ReactNode }) {
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
