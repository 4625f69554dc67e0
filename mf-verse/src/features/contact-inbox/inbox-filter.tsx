import { useLocation } from 'react-router-dom';
import { PageTabs } from '../../shared/page-tabs';
import { inboxQuery, type InboxStatus, STATUS_LABELS, STATUSES } from './inbox';

interface InboxFilterProps {
  status: InboxStatus | undefined;
}

/** The filter is stored in the URL, so it can be bookmarked, shared and restored with the Back button. */
export function InboxFilter({ status }: InboxFilterProps) {
  const { pathname } = useLocation();
  const tabs = [undefined, ...STATUSES].map((state) => ({
    name: state ? STATUS_LABELS[state] : 'All',
    to: pathname + inboxQuery({ status: state, page: 1 }),
    isCurrent: state === status,
  }));
  return <PageTabs label="Filter by status" tabs={tabs} />;
}
