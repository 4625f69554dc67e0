import type { ProjectListName } from '@verse/api-contract/work/projects.schema';
import { useShell } from '@verse/contract/react';
import { PageTabs } from '../../shared/page-tabs';

interface ProjectTabsProps {
  current: 'buying' | 'selling';
  /** Handle of the organisation whose projects are listed. */
  organisation: string | null;
}

/** Tabs to the open briefs of the house and to all its projects. */
export function HouseTabs({ current }: { current: ProjectListName }) {
  const page = useShell().href('house-projects') ?? '';
  return (
    <PageTabs
      label="Our own projects"
      tabs={[
        { name: 'Open', to: page, isCurrent: current === 'house-waiting' },
        { name: 'All', to: `${page}?show=all`, isCurrent: current === 'house' },
      ]}
    />
  );
}

/** Tabs to the projects in which the member, or the organisation, is the buyer or the seller. */
export function ProjectTabs({ current, organisation }: ProjectTabsProps) {
  const all = useShell().href('projects') ?? '';
  const toList = (list: string) =>
    organisation === null && list === 'buying'
      ? all
      : `${all}?${new URLSearchParams(organisation === null ? { list } : { organisation, list })}`;
  return (
    <PageTabs
      label="Projects"
      tabs={[
        { name: 'Buying', to: toList('buying'), isCurrent: current === 'buying' },
        { name: 'Selling', to: toList('selling'), isCurrent: current === 'selling' },
      ]}
    />
  );
}
