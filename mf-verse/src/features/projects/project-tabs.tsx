import { useShell } from '@verse/contract/react';
import { PageTabs } from '../../shared/page-tabs';

/** Links to the projects in which the member buys and sells. */
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
