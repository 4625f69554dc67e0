/**
 * Declares that the running test prints errors or warnings that match these patterns. Fails the test if one of them is
 * not printed.
 */
declare function expectConsole(...patterns: RegExp[]): void;
