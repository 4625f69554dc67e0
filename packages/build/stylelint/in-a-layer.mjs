import stylelint from 'stylelint';

const ruleName = 'verse/in-a-layer';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (selector) => `"${selector}" stands in no @layer, so it beats every sheet that does`,
});

/** Where a rule may stand: inside a layer, or in something that is put into one elsewhere. */
const HOMES = new Set(['layer', 'mixin', 'keyframes', 'function']);

function hasHome(node) {
  for (let { parent } = node; parent; parent = parent.parent)
    if (parent.type === 'atrule' && HOMES.has(parent.name)) return true;
  return false;
}

const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkRules((node) => {
    if (node.parent.type === 'rule' || hasHome(node)) return;
    stylelint.utils.report({ result, ruleName, node, message: messages.rejected(node.selector), word: node.selector });
  });
};

rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
