export { SuggestionForm } from './suggestion-form';
export { Suggestions } from './suggestions';
export { loadSuggestions } from './tool-suggestions.api';
export { useToolSuggestions } from './use-tool-suggestions';
