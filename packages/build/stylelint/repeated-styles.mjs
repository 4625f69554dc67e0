import stylelint from 'stylelint';

const ruleName = 'verse/repeated-styles';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (/** @type {string} */ mixin) => `Use the mixin: @include ui.${mixin}`,
});

/** Declarations that a mixin of `packages/ui` names. @type {[mixin: string, declarations: string[]][]} */
const MIXINS = [
  ['plain-list', ["list-style: ''", 'margin: 0', 'padding: 0']],
  ['tap-line', ['align-items: center', 'display: inline-flex', 'min-block-size: 44px']],
  ['cover', ["content: ''", 'inset: 0', 'position: absolute']],
  ['one-line', ['overflow: hidden', 'text-overflow: ellipsis', 'white-space: nowrap']],
];

/** @type {import('stylelint').Rule} */
const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkRules((node) => {
    const declarations = node.nodes.flatMap((one) => (one.type === 'decl' ? [`${one.prop}: ${one.value}`] : []));
    for (const [mixin, group] of MIXINS)
      if (group.every((one) => declarations.includes(one)))
        stylelint.utils.report({ ruleName, result, node, message: messages.rejected(mixin) });
    const type = node.nodes.find((one) => one.type === 'atrule' && /^ui\.type\('[\w-]+'\)$/.test(one.params));
    if (type && declarations.filter((one) => /^color: ui\.colour\('[\w-]+'\)$/.test(one)).length === 1)
      stylelint.utils.report({
        ruleName,
        result,
        node: type,
        message: messages.rejected("type('small', 'text-muted')"),
      });
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
