import { LoadingFailure } from '../../shared/loading-failure';

export const MarketplaceFailure = () => (
  <LoadingFailure title="The products could not be loaded." during="loading the marketplace">
    We could not reach the server. Please try again.
  </LoadingFailure>
);
