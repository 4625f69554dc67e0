import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead, useSession } from '@verse/contract/react';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';
import { useOwnPart } from '../../shared/shared-data';
import { ContestList } from './contest-list';
import type { loadContests } from './contests.api';

interface ContestsViewProps {
  /** The Verse page or the public one. */
  pageName: 'contests' | 'public-contests';
  /** Content shown beside the number of contests. */
  aside?: ReactNode;
}

export function ContestsView({ pageName, aside }: ContestsViewProps) {
  const list = useLoaderData<typeof loadContests>();
  useOwnPart(list, useSession().status === 'member');
  return (
    <Page pageName={pageName}>
      <ContestList list={list} pageName={pageName === 'contests' ? 'contest' : 'public-contest'} aside={aside} />
    </Page>
  );
}

export const ContestsFailure = ({ pageName }: ContestsViewProps) => (
  <Page pageName={pageName}>
    <LoadFailure title="The contests could not be loaded." during="loading the contests">
      We could not reach the server. Please try again.
    </LoadFailure>
  </Page>
);

const LEAD = 'Take a brief, keep to its deadline, and win a prize.';

const Page = ({ pageName, children }: ContestsViewProps & { children: ReactNode }) => (
  <ListPage title="Contests" lead={LEAD} isPublic={pageName === 'public-contests'}>
    <PageHead title="Contests" description="Contests for members, with a prize for the best work." place={pageName} />
    {children}
  </ListPage>
);
