import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { CaseDetails, getTitle, type loadCase, ModerationFailure } from '../../features/moderation';

export { loadCase as loader } from '../../features/moderation';

export function Component() {
  const answer = useLoaderData<typeof loadCase>();
  return (
    <Page title={getTitle(answer.case)}>
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
    <Stack gap={5}>
      <PageHead title={title} description="Something that members have reported." place="moderation" />
      <p>
        <PageLink page="moderation">All cases</PageLink>
      </p>
      <PageHeader title={title} />
      {children}
    </Stack>
  );
}
