import { useShell } from '@verse/contract/react';
import { PageTabs } from '../../shared/page-tabs';

/** What a member buys, and what they sell. */
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
