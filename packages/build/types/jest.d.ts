/** Announces that the running test will print errors or warnings like these. One that does not come fails the test. */
declare function expectConsole(...patterns: RegExp[]): void;
