import { Link } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { BriefView, loadBriefPage } from '../../features/brief';
import { definePage } from '../../shared/define-page';
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
  head: { title: 'Brief', description: 'A brief for a seller.', isListed: false },
  missing: {
    title: 'Seller not found',
    lead: 'This address belongs to no seller whom you can write to.',
    action: <FindPeople />,
  },
  failed: { title: 'The form could not be loaded.', titleAs: 'h1', during: 'loading the form of a brief' },
});
