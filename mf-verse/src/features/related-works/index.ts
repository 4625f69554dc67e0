export { RelatedWorks } from './related-works';
export { loadRelated } from './related-works.api';
