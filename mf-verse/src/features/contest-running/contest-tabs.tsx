import { useLocation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { PageTabs } from '../../shared/page-tabs';

interface ContestTabsProps {
  handle: string;
  id: string;
}

const TABS = [
  { name: 'Contest', page: '' },
  { name: 'Updates', page: '/updates' },
  { name: 'Judging', page: '/judging' },
  { name: 'Prize', page: '/prize' },
];

/** Tabs to a published contest's pages, for the organisation running it. */
export function ContestTabs({ handle, id }: ContestTabsProps) {
  const base = useShell().href('organisation-contest', { handle, id }) ?? '';
  const { pathname } = useLocation();
  const tabs = TABS.map(({ name, page }) => ({ name, to: base + page, isCurrent: pathname === base + page }));
  return <PageTabs label="Contest" tabs={tabs} />;
}
