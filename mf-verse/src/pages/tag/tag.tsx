import { TagFailure, TagView } from '../../features/tags';
import { PublicPage } from '../../shared/public-page';

export { loadTag as loader } from '../../features/tags';

export const Component = () => (
  <PublicPage>
    <TagView />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <TagFailure />
  </PublicPage>
);
