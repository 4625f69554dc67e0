import type { ReactNode } from 'react';
import { PageHead, useSession } from '@verse/contract/react';
import { useOwnPart } from '../../shared/cacheable-data';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';
import type { ContestPageName } from './contest-card';
import { ContestList } from './contest-list';
import type { Contests } from './contests.api';

interface ContestsViewProps {
  list: Contests;
  /** The page of a contest. */
  pageName: ContestPageName;
  /** Content shown below the filters. */
  aside?: ReactNode;
}

export function ContestsView({ list, pageName, aside }: ContestsViewProps) {
  useOwnPart(list, useSession().status === 'member');
  return <ContestList list={list} pageName={pageName} aside={aside} />;
}

export const ContestsFailure = () => (
  <LoadFailure title="The contests could not be loaded." during="loading the contests" />
);

const LEAD = 'Take a brief, beat the deadline, win a prize.';

interface ContestsFrameProps {
  /** The Verse page or the public one. */
  pageName: 'contests' | 'public-contests';
  children: ReactNode;
}

export const ContestsFrame = ({ pageName, children }: ContestsFrameProps) => (
  <ListPage title="Contests" lead={LEAD} isPublic={pageName === 'public-contests'}>
    <PageHead title="Contests" description="Contests for members, with a prize for the best work." place={pageName} />
    {children}
  </ListPage>
);
