export { createToolSuggestionsFeature } from './tool-suggestions.feature';
