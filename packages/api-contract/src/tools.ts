export { TOOL_LIMITS, TOOL_MESSAGES, TOOL_PRICINGS, TOOL_TEXTS, isToolAddress } from './tools.values';

export type { ApprovedTool, ToolDecision, ToolSuggestion, ToolSuggestionRequest } from './tools.schema';
