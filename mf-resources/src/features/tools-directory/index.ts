export { ToolsDirectory } from './tools-directory';
