import type { ReactNode } from 'react';
import { type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { ContestList, ContestsFailure, type loadContests } from '../../features/contests';
import { shouldRevalidate as afterOutcome } from '../../shared/form-outcome';
import styles from './contests.module.scss';

export { doWithContest as action, loadContests as loader } from '../../features/contests';

/** All contests are here already: another filter is no reason to ask for them again. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.formMethod === undefined && change.currentUrl.search !== change.nextUrl.search ? false : afterOutcome(change);

export function Component() {
  return (
    <Page>
      <ContestList list={useLoaderData<typeof loadContests>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <ContestsFailure />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Contests" description="Contests for members, with a prize for the best work." place="contests" />
      <PageHeader title="Contests" lead="Take a brief, keep to its deadline, and win a prize." />
      {children}
    </div>
  );
}
