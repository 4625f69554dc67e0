import { Link } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { BriefView, loadBriefPage } from '../../features/brief';
import { LoadFailure } from '../../shared/load-failure';
import { NotFound } from '../../shared/not-found';
import { PublicPage } from '../../shared/public-page';

const FindPeople = () => (
  <ButtonLink as={Link} to={useShell().href('people') ?? ''}>
    Find people
  </ButtonLink>
);

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadBriefPage,
  Frame: PublicPage,
  View: ({ data }) => <BriefView page={data} />,
  failed: (
    <PageFailure
      missing={
        <NotFound
          title="Seller not found"
          description="Your brief for a seller."
          lead="There’s no seller here you can write to."
        >
          <FindPeople />
        </NotFound>
      }
    >
      <PageHead title="Brief" description="Your brief for a seller." />
      <LoadFailure title="The form could not be loaded." titleAs="h1" during="loading the form of a brief" />
    </PageFailure>
  ),
});
