export { ApplicantFigures } from './applicant-figures';
export { loadProjectReviews } from './project-reviews.api';
export { ReviewSection } from './review-section';
export { loadApplicantFigures, loadFirstReviews, loadMemberReviews, loadOrganisationReviews } from './reviews-of.api';
export { ReviewsPanel } from './reviews-panel';
