import { useShell } from '@verse/contract/react';
import { PageTabs } from './page-tabs';

/** Leads between what a member has saved. */
export function SavedTabs({ current }: { current: 'saved' | 'collections' }) {
  const { href } = useShell();
  return (
    <PageTabs
      label="Saved"
      tabs={[
        { name: 'Posts', to: href('saved'), isCurrent: current === 'saved' },
        { name: 'Works', to: href('collections'), isCurrent: current === 'collections' },
      ]}
    />
  );
}
