export { loadSuggestions } from '../../features/tool-suggestions';
