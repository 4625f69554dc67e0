export { createToolSuggestionRepository } from './tool-suggestions.repository';
export type { ToolSuggestionRepository } from './tool-suggestions.repository';
export { createToolSuggestionsFeature } from './tool-suggestions.feature';
