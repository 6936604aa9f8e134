import { lacking, lackingMethods } from '../browsers/lacking.mjs';

const paths = new Set(lacking);
const globalObjects = new Set(['window', 'globalThis', 'self']);

const isFunction = (node) => /Function/.test(node.type);

function* ancestors(node) {
  for (let next = node.parent; next; next = next.parent) yield next;
}

/** The innermost function around a node, or the program. */
const homeOf = (node) => [...ancestors(node)].find((each) => isFunction(each) || each.type === 'Program');

/** `URL.canParse` of a chain of plain names, without the global object; null of anything else. */
function pathOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null;
  const owner = pathOf(node.object);
  if (owner === null) return null;
  return globalObjects.has(owner) ? node.property.name : `${owner}.${node.property.name}`;
}

const lastName = (node) => (node.type === 'MemberExpression' ? node.property.name : node.name);

/** Whether a node is only a check of existence. */
function isLookedAt(node) {
  const { parent } = node;
  if (parent.type === 'ChainExpression') return isLookedAt(parent);
  return (
    (parent.type === 'UnaryExpression' && parent.operator === 'typeof') ||
    (parent.type === 'UnaryExpression' && parent.operator === '!') ||
    (parent.type === 'IfStatement' && parent.test === node) ||
    (parent.type === 'ConditionalExpression' && parent.test === node) ||
    (parent.type === 'LogicalExpression' && parent.left === node) ||
    (parent.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.operator))
  );
}

/**
 * Rejects what a served browser lacks (`browserslist` in package.json, data of MDN): globals, static members, and methods
 * of whatever object. What is checked first (`typeof`, `in`, a condition, `?.()`) in the same function or around it
 * may be used there.
 */
export const noLackingApi = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { lacking: '{{name}} is missing in browsers that are served' },
  },
  create(context) {
    const used = [];
    const lookedFor = [];
    const lookFor = (name, node) => lookedFor.push({ name, home: homeOf(node) });
    const use = (name, node) => used.push({ name, node });

    return {
      "BinaryExpression[operator='in'] > Literal.left": (node) => lookFor(node.value, node),
      'MemberExpression, Identifier': (node) => {
        if (isLookedAt(node)) lookFor(lastName(node), node);
      },
      MemberExpression(node) {
        const path = pathOf(node);
        if (path !== null && path.includes('.') && paths.has(path)) use(path, node);
        const { parent } = node;
        const isCalled = parent.type === 'CallExpression' && parent.callee === node && !parent.optional;
        if (isCalled && !node.computed && lackingMethods.has(node.property.name))
          use(`.${node.property.name}`, node);
        if (isCalled && path !== null && !path.includes('.') && paths.has(path)) use(path, node);
      },
      'Program:exit'(program) {
        for (const { identifier } of context.sourceCode.getScope(program).through)
          if (paths.has(identifier.name)) use(identifier.name, identifier);
        for (const { name, node } of used) {
          if (isLookedAt(node)) continue;
          const homes = new Set(ancestors(node));
          const last = name.split('.').at(-1);
          if (lookedFor.some((look) => look.name === last && homes.has(look.home))) continue;
          context.report({ node, messageId: 'lacking', data: { name } });
        }
      },
    };
  },
};
