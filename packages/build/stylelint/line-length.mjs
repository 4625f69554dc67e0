import stylelint from 'stylelint';
import { longLines } from '../src/long-lines.mjs';

const ruleName = 'verse/line-length';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (/** @type {number} */ width, /** @type {number} */ columns) =>
    `This line has ${width} columns, ${columns} are allowed`,
});

/** @type {import('stylelint').Rule<number>} */
const rule = (columns) => (root, result) => {
  for (const { line, width } of longLines(root.source?.input.css ?? '', columns)) {
    const [start, end] = [1, width].map((column) => ({ line, column }));
    stylelint.utils.report({ result, ruleName, node: root, message: messages.rejected(width, columns), start, end });
  }
};

rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
