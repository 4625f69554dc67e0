import { useShell } from '@verse/contract/react';
import { PageTabs } from '../../shared/page-tabs';

/** Tabs to the projects in which the member is the buyer or the seller. */
export function ProjectTabs({ current }: { current: 'buying' | 'selling' }) {
  const all = useShell().href('projects') ?? '';
  return (
    <PageTabs
      label="Projects"
      tabs={[
        { name: 'Buying', to: all, isCurrent: current === 'buying' },
        { name: 'Selling', to: `${all}?list=selling`, isCurrent: current === 'selling' },
      ]}
    />
  );
}
