import { StarRating } from './star-rating';

export default {
  none: <StarRating value={0} />,
  fraction: <StarRating value={3.7} />,
  full: <StarRating value={5} />,
};
