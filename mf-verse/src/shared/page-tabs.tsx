import { Link } from 'react-router-dom';
import { Tab, Tabs } from '@verse/ui';

interface PageTabsProps {
  label: string;
  /** Tabs that have no URL are omitted. */
  tabs: readonly { name: string; to: string | undefined; isCurrent: boolean }[];
}

/** Links to related lists, with the current one marked. */
export const PageTabs = ({ label, tabs }: PageTabsProps) => (
  <Tabs label={label}>
    {tabs.map(({ name, to, isCurrent }) =>
      to ? (
        <Tab key={name} as={Link} to={to} isCurrent={isCurrent}>
          {name}
        </Tab>
      ) : null,
    )}
  </Tabs>
);
