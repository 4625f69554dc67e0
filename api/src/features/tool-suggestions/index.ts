export { createToolSuggestionRepository } from './tool-suggestions.repository';
export type { StoredSuggestion, ToolSuggestionRepository } from './tool-suggestions.repository';
export { createToolSuggestionsFeature } from './tool-suggestions.feature';
