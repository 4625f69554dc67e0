export { ToolsDirectory } from './tools-directory';
export { loadApprovedTools } from './tools';
export type { Tool } from './tools';
