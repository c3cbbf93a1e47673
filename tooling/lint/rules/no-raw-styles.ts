import type { Context, ESTree, Visitor } from '@oxlint/plugins';

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(/i;
const PIXELS = /(?:^|[\s(,+*/-])\d*\.?\d+px\b/;
const COLOUR_PROPERTY = /^(?:color|background|backgroundColor|fill|stroke|.*Color)$/;
const COLOUR_WORD = /^(?:black|white|red|green|blue|gr[ae]y|yellow|orange|purple|pink|silver|gold|navy|teal)$/i;
/** React adds px to every other number. */
const UNITLESS = /^(?:opacity|order|zIndex|flex|flexGrow|flexShrink|fontWeight|lineHeight|scale|zoom|aspectRatio)$|^--/;

const getKey = (node: ESTree.ObjectProperty) =>
  node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? String(node.key.value) : '';

function getText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  // An expression counts as a digit, so the rule sees `${size}px`.
  if (node.type === 'TemplateLiteral') return node.quasis.map((quasi) => quasi.value.raw).join('0');
  return undefined;
}

/** Colours and sizes belong in CSS that uses tokens, not in TSX (design §4). */
function create(context: Context): Visitor {
  if (!context.filename.endsWith('.tsx')) return {};
  const report = (node: ESTree.Node, what: string) =>
    context.report({ node, message: `No ${what} in TSX (design §4): style it in CSS with tokens.` });

  const checkValue = (node: ESTree.Node, property: string) => {
    if (node.type === 'ConditionalExpression') {
      checkValue(node.consequent, property);
      checkValue(node.alternate, property);
      return;
    }
    if (node.type === 'LogicalExpression') return checkValue(node.right, property);
    if (node.type === 'Literal' && typeof node.value === 'number') {
      if (node.value !== 0 && !UNITLESS.test(property)) report(node, 'pixel size');
      return;
    }
    const text = getText(node);
    if (text === undefined) return;
    if (COLOUR.test(text) || (COLOUR_PROPERTY.test(property) && COLOUR_WORD.test(text))) report(node, 'colour');
    else if (PIXELS.test(text)) report(node, 'pixel size');
  };

  const checkStyle = (node: ESTree.Node) => {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return checkStyle(node.expression);
    if (node.type !== 'ObjectExpression') return;
    for (const property of node.properties) {
      if (property.type === 'Property') checkValue(property.value, getKey(property));
      else checkStyle(property.argument);
    }
  };

  return {
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      if (!value) return;
      if (name === 'style') checkStyle(value);
      else if (COLOUR_PROPERTY.test(name)) {
        const text = getText(value);
        if (text && (COLOUR.test(text) || COLOUR_WORD.test(text))) report(value, 'colour');
      }
    },
    // Style objects declared outside of the JSX.
    VariableDeclarator: (node) => {
      const annotation = node.id.type === 'Identifier' ? node.id.typeAnnotation : undefined;
      const isStyle = annotation && context.sourceCode.getText(annotation).includes('CSSProperties');
      if (isStyle && node.init) checkStyle(node.init);
    },
  };
}

export const noRawStylesRule = { create };
