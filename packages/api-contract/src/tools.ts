export { TOOL_LIMITS, TOOL_MESSAGES, TOOL_PRICINGS, TOOL_TEXTS } from './tools.values';
export { isSecureWebAddress as isToolAddress } from './web-address';

export type { ApprovedTool, ToolDecision, ToolSuggestion, ToolSuggestionRequest } from './tools.schema';
