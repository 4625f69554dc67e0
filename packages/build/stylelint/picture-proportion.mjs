import stylelint from 'stylelint';

const ruleName = 'verse/picture-proportion';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (/** @type {string} */ property) => `${property} changes a picture's proportions: use ui.picture-within`,
});

/** A selector whose last part is a picture, by element or by the name of its class. */
const PICTURE = /(?:^|[\s>+~(,])(?:img|video)[^\s>+~]*$|\.[\w-]*(?:picture|photo|image)[^\s>+~]*$/i;
const LIMITS = new Set(['max-block-size', 'max-height', 'block-size', 'height', 'min-block-size', 'min-height']);
const FREE = new Set(['auto', 'none', 'fit-content', '0']);

/**
 * Rejects a limit on a picture's height without a rule for its shape. Browsers stretch pictures in flex columns, so the
 * limit would squash them.
 * @type {import('stylelint').Rule}
 */
const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkRules(({ selectors, nodes }) => {
    if (!selectors.some((selector) => PICTURE.test(selector))) return;
    const declarations = nodes.filter((node) => node.type === 'decl');
    if (declarations.some(({ prop }) => prop === 'object-fit')) return;
    for (const node of declarations)
      if (LIMITS.has(node.prop) && !FREE.has(node.value))
        stylelint.utils.report({ result, ruleName, node, message: messages.rejected(node.prop), word: node.prop });
  });
};

rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
