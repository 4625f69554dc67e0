export { EmptySearch, NoResults } from './empty-search';
export { foundText, GROUP_NAMES } from './group-names';
export { GroupLinks } from './group-links';
export { ResultGroup } from './result-group';
export { SearchForm } from './search-form';
export { parseSearchChoice, readResults, searchQuery } from './site-search.api';
export { useOwnResults } from './use-own-results';
