/** An expression without what stands around it. */
const bare = (node) =>
  /^(JSXExpressionContainer|ChainExpression|TSNonNullExpression|TSAsExpression|TSSatisfiesExpression)$/.test(
    node.type,
  )
    ? bare(node.expression)
    : node;

const isBlank = (node) =>
  (node.type === 'JSXText' && node.value.trim() === '' && node.value.includes('\n')) ||
  node.type === 'JSXEmptyExpression';

const isElement = (node) => /^JSX(Element|Fragment)$/.test(node.type);
const isEmpty = (node) =>
  (node.type === 'Literal' && typeof node.value !== 'string' && typeof node.value !== 'number') ||
  (node.type === 'Identifier' && node.name === 'undefined');
const isLiteral = (node) =>
  (/^(JSXText|Literal)$/.test(node.type) && !isEmpty(node)) ||
  (node.type === 'TemplateLiteral' && node.expressions.length === 0);

/** The values that an expression can have, without its conditions. */
function valuesOf(wrapped) {
  const node = bare(wrapped);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(valuesOf);
  if (node.type !== 'LogicalExpression') return [node];
  return node.operator === '&&' ? valuesOf(node.right) : [node.left, node.right].flatMap(valuesOf);
}

/** What an arrow function returns. */
function resultsOf(body) {
  if (body.type !== 'BlockStatement') return valuesOf(body);
  const returns = body.body.filter(({ type, argument }) => type === 'ReturnStatement' && argument);
  return returns.flatMap(({ argument }) => valuesOf(argument));
}

/**
 * Requires text that changes, or stands beside what comes and goes, in an element of its own. Browsers that translate, and extensions,
 * replace each text node by another. React keeps the one that it has made: putting something before it or removing it throws
 * `NotFoundError`, which ends the page, and changing it changes nothing. The one text of an element is safe: React sets the text of
 * the element. Names that the file declares as nodes (`title: ReactNode`), or makes of JSX, may stand beside others; the suites of
 * screens, which run on translated pages (`translate-page.mjs`), know what is in them.
 */
export const textInOwnElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'text beside other nodes: put it in an element of its own, or all of it in one template literal',
      returned: 'a component that returns text: return an element around it',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const nodes = new Set(['children']);
    const children = [];

    const isNode = (node) => {
      if (isElement(node) || isEmpty(node)) return true;
      if (node.type === 'Identifier') return nodes.has(node.name);
      if (node.type === 'MemberExpression') return !node.computed && nodes.has(node.property.name);
      if (node.type === 'ArrayExpression') return node.elements.flatMap(valuesOf).every(isNode);
      if (node.type !== 'CallExpression') return false;
      const callback = node.arguments[0];
      const isMapped = /^(map|flatMap)$/.test(node.callee.property?.name) && callback?.body;
      return isMapped ? resultsOf(callback.body).every(isNode) : isNode(bare(node.callee));
    };

    return {
      'TSPropertySignature[typeAnnotation]'({ key, typeAnnotation }) {
        if (/\bReact(Node|Element)\b/.test(sourceCode.getText(typeAnnotation))) nodes.add(key.name);
      },
      'Identifier[typeAnnotation]'({ name, typeAnnotation }) {
        if (/\bReact(Node|Element)\b/.test(sourceCode.getText(typeAnnotation))) nodes.add(name);
      },
      'VariableDeclarator[init]'({ id, init }) {
        const values = valuesOf(init);
        if (values.some(isElement) && values.every((value) => isElement(value) || isEmpty(value)))
          nodes.add(id.name);
      },
      'JSXElement, JSXFragment'(node) {
        children.push(node);
      },
      ':function > BlockStatement ReturnStatement[argument], ArrowFunctionExpression'(node) {
        const isArrow = node.type === 'ArrowFunctionExpression';
        const own = isArrow
          ? node
          : sourceCode.getAncestors(node).findLast(({ type }) => /Function/.test(type));
        const name = own.id?.name ?? (own.parent.type === 'VariableDeclarator' ? own.parent.id.name : '');
        if (!/^[A-Z][a-z]/.test(name) || (isArrow && node.body.type === 'BlockStatement')) return;
        const returned = valuesOf(isArrow ? node.body : node.argument);
        for (const value of returned)
          if (isLiteral(value) || value.type === 'TemplateLiteral')
            context.report({ node: value, messageId: 'returned' });
      },
      'Program:exit'() {
        for (const parent of children) {
          const all = parent.children.filter((child) => !isBlank(bare(child)));
          // The whole text of an element; a fragment's stands beside what is around it.
          if (all.length === 1 && parent.type === 'JSXElement' && !isMappedText(all[0])) continue;
          let comesAndGoes = parent.type === 'JSXFragment';
          for (const child of all) {
            const isUnsafe = (value) =>
              isLiteral(value) ? comesAndGoes || bare(child) !== value : !isNode(value);
            if (valuesOf(child).some(isUnsafe)) context.report({ node: child, messageId: 'beside' });
            if (!isElement(child) && !isLiteral(bare(child))) comesAndGoes = true;
            else if (child.type === 'JSXElement') comesAndGoes = parent.type === 'JSXFragment';
          }
        }
      },
    };

    /** A list makes nodes beside each other, even alone in its element. */
    function isMappedText(child) {
      return valuesOf(child).some(
        (value) => value.type === 'CallExpression' && !!value.arguments[0]?.body && !isNode(value),
      );
    }
  },
};
