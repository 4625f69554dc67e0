import type { FoundGroup } from '@verse/api-contract/api';
import { SEARCH_GROUPS, type SearchGroup } from '@verse/api-contract/publishing/site-search.values';
import { PageLink } from '@verse/contract/page-link';
import { Tab, Tabs } from '@verse/ui';
import styles from './group-links.module.scss';
import { countText, GROUP_NAMES } from './group-names';
import { searchQuery } from './site-search.api';

interface GroupLinksProps {
  q: string;
  group: SearchGroup | null;
  /** Groups that contain results. On the page of a single group, the other groups are unknown. */
  found: readonly FoundGroup[];
}

/** Links to the results in each group and in all groups. */
export function GroupLinks({ q, group, found }: GroupLinksProps) {
  const counts = new Map(group === null ? found.map((one) => [one.group, countText(one)]) : []);
  const shown = SEARCH_GROUPS.filter((name) => group !== null || counts.has(name));
  return (
    <Tabs label="Groups of results">
      {[null, ...shown].map((name) => (
        <Tab
          key={name}
          as={PageLink<'search'>}
          page="search"
          query={searchQuery({ q, group: name })}
          isCurrent={name === group}
        >
          {name === null ? 'All' : GROUP_NAMES[name]}
          {name !== null && counts.has(name) ? <span className={styles.count}>{counts.get(name)}</span> : null}
        </Tab>
      ))}
    </Tabs>
  );
}
