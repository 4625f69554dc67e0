export { loadOwnReview as loader } from '../../features/reviews';
