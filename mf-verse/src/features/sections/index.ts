export { maySeeSections } from './may-see-sections';
export { actOnSection, loadSections } from './sections.api';
export { SectionsFailure } from './sections-failure';
export { SectionsList } from './sections-list';
