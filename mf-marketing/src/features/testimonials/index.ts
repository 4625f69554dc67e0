export { TestimonialList } from './testimonial-list';
