import { EntryView } from '../../features/contest-entry';

export { loadEntry as loader } from '../../features/contest-entry';
export { EntryFailure as ErrorBoundary } from '../../features/contest-entry';

export const Component = () => <EntryView />;
