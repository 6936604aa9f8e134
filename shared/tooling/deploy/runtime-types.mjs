import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const runtimeEntry = fileURLToPath(new URL('../../runtime/src/index.ts', import.meta.url));
const { SymbolFlags, NodeBuilderFlags } = ts;
const printer = ts.createPrinter({ removeComments: true });

const DECLARED_TYPES = SymbolFlags.Interface | SymbolFlags.TypeAlias | SymbolFlags.Enum | SymbolFlags.Class;
const VALUES = SymbolFlags.Variable | SymbolFlags.Function;

const resolvedSymbol = (checker, symbol) =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Sorts unions by their texts: the compiler's own order depends on what it met first. */
function sortUnions(node, print) {
  const visit = (child) => {
    const inner = ts.visitEachChild(child, visit, undefined);
    if (!ts.isUnionTypeNode(inner)) return inner;
    const sorted = [...inner.types].sort((one, other) => (print(one) < print(other) ? -1 : 1));
    return ts.factory.updateUnionTypeNode(inner, ts.factory.createNodeArray(sorted));
  };
  return visit(node);
}

/**
 * What an exported name and all types of ours that it refers to are declared as, in one text without comments. A type of a
 * library is its name, since the ranges of shared packages are compared by themselves.
 */
function describe(program, exported) {
  const checker = program.getTypeChecker();
  const resolved = (symbol) => resolvedSymbol(checker, symbol);
  const isOwn = (declaration) => !/\/node_modules\//.test(declaration.getSourceFile().fileName);
  const texts = new Map();

  function follow(node) {
    if (ts.isIdentifier(node)) {
      const symbol = node.symbol ?? (node.pos >= 0 ? checker.getSymbolAtLocation(node) : undefined);
      if (symbol) add(resolved(symbol));
    }
    ts.forEachChild(node, follow);
  }
  function add(symbol) {
    const declaration = symbol.declarations?.[0];
    if (texts.has(symbol) || !declaration || !isOwn(declaration)) return;
    if (!(symbol.flags & (DECLARED_TYPES | VALUES))) return;
    texts.set(symbol, '');
    const print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile());
    if (symbol.flags & DECLARED_TYPES) {
      texts.set(symbol, symbol.declarations.map(print).join('\n'));
      symbol.declarations.forEach(follow);
      return;
    }
    const flags =
      NodeBuilderFlags.NoTruncation | NodeBuilderFlags.IgnoreErrors | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;
    const type = checker.typeToTypeNode(checker.getTypeOfSymbol(symbol), undefined, flags);
    texts.set(symbol, `${symbol.name}: ${print(sortUnions(type, print))}`);
    follow(type);
  }
  add(resolved(exported));
  return [...texts.values()].sort().join('\n');
}

/**
 * A fingerprint of the type of each value that a package exports. It changes when the name's declaration or that of a type of
 * ours that it refers to does, however small the change is, and with nothing else.
 * @param {string} [entry] the file that exports the names; the runtime package's unless given
 * @returns {Record<string, string>} by name
 */
export function typeFingerprints(entry = runtimeEntry) {
  const program = ts.createProgram([entry], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)));
  const values = exported.filter((symbol) => resolvedSymbol(checker, symbol).flags & SymbolFlags.Value);
  const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  return Object.fromEntries(values.map((symbol) => [symbol.name, hash(describe(program, symbol))]));
}
