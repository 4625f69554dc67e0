export { ToolsDirectory } from './tools-directory';
export { loadApprovedTools, tools } from './tools';
export type { Tool } from './tools';
