export { actOnReview as action, loadOwnReview as loader } from '../../features/reviews';
