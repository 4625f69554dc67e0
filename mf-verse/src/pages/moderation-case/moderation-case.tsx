import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PlaceLink } from '@verse/contract/place-link';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { CaseDetails, type loadCase, ModerationFailure, titleOf } from '../../features/moderation';
import styles from './moderation-case.module.scss';

export { decideCase as action, loadCase as loader } from '../../features/moderation';
export { shouldRevalidate } from '../../shared/form-outcome';

export function Component() {
  const answer = useLoaderData<typeof loadCase>();
  return (
    <Page title={titleOf(answer.case)}>
      <CaseDetails answer={answer} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page title="A case">
      <ModerationFailure />
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title={title} description="Something that members have reported." place="moderation" />
      <p>
        <PlaceLink place="moderation" className={styles.back}>
          All cases
        </PlaceLink>
      </p>
      <PageHeader title={title} />
      {children}
    </div>
  );
}
