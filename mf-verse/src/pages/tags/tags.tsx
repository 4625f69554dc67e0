import { TagsFailure, TagsView } from '../../features/tags';
import { PublicPage } from '../../shared/public-page';

export { loadTags as loader } from '../../features/tags';

export const Component = () => (
  <PublicPage>
    <TagsView />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <TagsFailure />
  </PublicPage>
);
