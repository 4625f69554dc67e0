/** Announces that the running test will print errors or warnings like these. Fails the test if one is not printed. */
declare function expectConsole(...patterns: RegExp[]): void;
