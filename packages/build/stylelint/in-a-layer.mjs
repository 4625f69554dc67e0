import stylelint from 'stylelint';

const ruleName = 'verse/in-a-layer';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (/** @type {string} */ selector) => `"${selector}" stands in no @layer, so it beats every sheet that does`,
});

/** Containers in which a rule is allowed: a layer, or a construct that is itself used inside a layer. */
const HOMES = new Set(['layer', 'mixin', 'keyframes', 'function']);

/** @param {import('postcss').Rule} node */
function hasHome(node) {
  /** @type {import('postcss').Node['parent']} */
  let parent = node.parent;
  for (; parent; parent = parent.parent)
    if (parent.type === 'atrule' && 'name' in parent && HOMES.has(String(parent.name))) return true;
  return false;
}

/** @type {import('stylelint').Rule} */
const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkRules((node) => {
    if (node.parent?.type === 'rule' || hasHome(node)) return;
    stylelint.utils.report({ result, ruleName, node, message: messages.rejected(node.selector), word: node.selector });
  });
};

rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
