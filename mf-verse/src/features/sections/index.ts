export { loadSections } from './sections.api';
export { SectionsList } from './sections-list';
