/**
 * Declares that the current test prints errors or warnings matching these patterns. The test fails if any of them is
 * not printed.
 */
declare function expectConsole(...patterns: RegExp[]): void;
