export { SUGGESTION_LIMITS, type SuggestionDecision } from './blog-suggestions.values';

export type { BlogSuggestion, NewSuggestion, SuggestedChange, SuggestionDecisions } from './blog-suggestions.schema';
