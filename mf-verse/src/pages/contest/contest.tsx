import { ContestFailure, ContestView } from '../../features/contests';

export { loadContest as loader } from '../../features/contests';

export const Component = () => <ContestView place="contest" />;

export const ErrorBoundary = () => <ContestFailure place="contest" />;
