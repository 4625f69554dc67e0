import { definePage } from '@verse/contract/define-page';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { EmptyState, PageHeader, Stack } from '@verse/ui';
import { CaseDetails, getTitle, loadCase, ModerationFailure } from '../../features/moderation';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadCase,
  Frame: ({ data, children }) => {
    const title = data ? getTitle(data.case) : 'A case';
    return (
      <Stack gap={5}>
        <PageHead title={title} description="A report from members." place="moderation" />
        <p>
          <PageLink page="moderation">All cases</PageLink>
        </p>
        <PageHeader size="detail" title={title}>
          {data ? (
            <PageLink page="people-desk-member" params={{ id: data.case.author.id }}>
              History of {data.case.author.name}
            </PageLink>
          ) : null}
        </PageHeader>
        {children}
      </Stack>
    );
  },
  View: ({ data }) => <CaseDetails answer={data} />,
  failed: (
    <ModerationFailure
      missing={<EmptyState title="There’s no case here." action={<PageLink page="moderation">All cases</PageLink>} />}
    />
  ),
});
