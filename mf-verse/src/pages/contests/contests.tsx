import { JudgingLink } from '../../features/contest-judging';
import { ContestsFailure, ContestsView } from '../../features/contests';

export { loadContests as loader } from '../../features/contests';

export const Component = () => <ContestsView place="contests" aside={<JudgingLink />} />;

export const ErrorBoundary = () => <ContestsFailure place="contests" />;
