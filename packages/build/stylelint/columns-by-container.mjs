import stylelint from 'stylelint';

const ruleName = 'verse/columns-by-container';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (/** @type {string} */ property) =>
    `${property} by the width of the window: a shared component may be in a narrow panel. ` +
    'Use auto-fit, wrapping, or @container',
});

/** Components that are used in pages, panels and dialogs alike. */
const SHARED = /(?:^|\/)(?:mf-[^/]+\/src\/shared|packages\/ui\/src)\//;
const COLUMNS = new Set(['grid-template-columns', 'grid-template-areas', 'flex-direction', 'columns']);

/** @param {import('postcss').Node['parent']} parent */
function isByWindow(parent) {
  for (; parent; parent = parent.parent) {
    if (parent.type !== 'atrule' || !('params' in parent)) continue;
    const { name, params } = /** @type {import('postcss').AtRule} */ (parent);
    if (name === 'include' && /^ui\.(?:from|below)\b/.test(params)) return true;
    if (name === 'media' && /width|inline-size/.test(params)) return true;
  }
  return false;
}

/** @type {import('stylelint').Rule} */
const rule = (isOn) => (root, result) => {
  if (!isOn || !SHARED.test(root.source?.input.file ?? '')) return;
  root.walkDecls((node) => {
    if (!COLUMNS.has(node.prop) || !isByWindow(node.parent)) return;
    stylelint.utils.report({ result, ruleName, node, message: messages.rejected(node.prop), word: node.prop });
  });
};

rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
