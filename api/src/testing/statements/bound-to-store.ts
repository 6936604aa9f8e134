import { parse, type ParseResult } from 'libpg-query';
import { Equalities, GIVEN } from './equalities.ts';

/** A node of PostgreSQL's parse tree: its kind by its only key. */
type Node = Record<string, unknown>;
/** Gives the name under which a column's value is known, or null where it is computed. */
type Columns = (column: string) => string | null;
interface Relation {
  name: string;
  columns: Columns;
}
interface Scope {
  relations: Relation[];
  /** Named queries (`with`) that may be read from here. */
  queries: Map<string, Columns>;
  outer: Scope | null;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The fields of a node when it is of that kind. */
const of = (node: unknown, kind: string): Node | null => {
  const fields = isNode(node) ? node[kind] : null;
  return isNode(fields) ? fields : null;
};
const nothing: Columns = () => null;

/** Reads one statement; `unbound` has the tables spread by store that it may read or write in every store. */
class Reader {
  private equal = new Equalities();
  private readonly spread: { table: string; key: string }[] = [];

  constructor(private readonly spreadTables: ReadonlySet<string>) {}

  unbound(): string[] {
    const tables = this.spread.filter(({ key }) => !this.equal.same(key, GIVEN)).map(({ table }) => table);
    return [...new Set(tables)].sort();
  }

  /** @returns the columns that the statement gives */
  statement(node: Node, outer: Scope | null): Columns {
    const [kind = ''] = Object.keys(node);
    const fields = of(node, kind) ?? {};
    const scope: Scope = { relations: [], queries: new Map(), outer };
    for (const cte of nodes(of(fields, 'withClause')?.ctes)) {
      const query = of(cte, 'CommonTableExpr');
      if (query && isNode(query.ctequery))
        scope.queries.set(text(query.ctename), this.statement(query.ctequery, scope));
    }
    if (kind === 'SelectStmt') return this.select(fields, scope);
    if (kind === 'InsertStmt') return this.insert(fields, scope);
    if (kind === 'UpdateStmt' || kind === 'DeleteStmt') {
      const target = this.table(of(node, kind)?.relation);
      scope.relations.push(target);
      for (const item of nodes(fields.fromClause ?? fields.usingClause)) this.from(item, scope);
      this.holds(fields.whereClause, scope);
      this.inside([fields.targetList, fields.returningClause], scope);
      return target.columns;
    }
    if (kind === 'MergeStmt' || kind === 'CopyStmt' || kind === 'TruncateStmt')
      throw new Error(`${kind} is not read`);
    return nothing;
  }

  private select(fields: Node, scope: Scope): Columns {
    if (isNode(fields.larg) && isNode(fields.rarg)) {
      const sides = [fields.larg, fields.rarg].map((side) => this.statement({ SelectStmt: side }, scope));
      return (column) => {
        const [left, right] = sides.map((side) => side(column));
        return left && right && this.equal.same(left, right) ? left : null;
      };
    }
    for (const item of nodes(fields.fromClause)) this.from(item, scope);
    this.holds(fields.whereClause, scope);
    const read = new Set(['fromClause', 'whereClause', 'withClause']);
    for (const [name, part] of Object.entries(fields)) if (!read.has(name)) this.inside(part, scope);
    const targets = nodes(fields.targetList).map((each) => of(each, 'ResTarget') ?? {});
    return (column) => {
      const byName = targets.find(({ name, val }) => (text(name) || columnName(val)) === column);
      const byPlace = /^\d+$/.test(column) ? targets[Number(column)] : undefined;
      const target = byName ?? byPlace;
      if (target) return this.value(target.val, scope);
      return targets.some(({ val }) => columnName(val) === '*') ? this.column([column], scope) : null;
    };
  }

  private insert(fields: Node, scope: Scope): Columns {
    const target = this.table(fields.relation);
    const key = target.columns('store_id');
    const place = nodes(fields.cols).findIndex((col) => of(col, 'ResTarget')?.name === 'store_id');
    const source = of(fields.selectStmt, 'SelectStmt');
    const rows = nodes(source?.valuesLists).map((row) => nodes(of(row, 'List')?.items));
    if (key && place >= 0 && rows.length > 0) {
      const given = rows.every((row) => {
        const value = this.value(row[place], scope);
        return value !== null && this.equal.same(value, GIVEN);
      });
      if (given) this.equal.join(key, GIVEN);
      this.inside(rows, scope);
    } else if (isNode(fields.selectStmt)) {
      const columns = this.statement(fields.selectStmt, scope);
      if (key && place >= 0) this.equal.join(key, columns(String(place)));
    }
    scope.relations.push(target);
    this.inside([fields.onConflictClause, fields.returningClause], scope);
    return target.columns;
  }

  private table(range: unknown): Relation {
    const fields = isNode(range) ? range : {};
    const table = text(fields.relname);
    const name = text(of(fields, 'alias')?.aliasname) || table;
    const id = `${table}#${this.spread.length}`;
    const columns: Columns = (column) => `${id}.${column}`;
    this.spread.push({ table, key: this.spreadTables.has(table) ? `${id}.store_id` : GIVEN });
    return { name, columns };
  }

  private from(item: Node, scope: Scope): void {
    const range = of(item, 'RangeVar');
    const join = of(item, 'JoinExpr');
    const query = of(item, 'RangeSubselect');
    if (range) {
      const named = range.schemaname ? null : namedQuery(text(range.relname), scope);
      const name = text(of(range, 'alias')?.aliasname) || text(range.relname);
      scope.relations.push(named ? { name, columns: named } : this.table(range));
    } else if (join) {
      for (const side of [join.larg, join.rarg]) if (isNode(side)) this.from(side, scope);
      this.holds(join.quals, scope);
    } else if (query && isNode(query.subquery)) {
      const columns = this.statement(query.subquery, scope);
      scope.relations.push({ name: text(of(query, 'alias')?.aliasname), columns });
    } else this.inside(item, scope);
  }

  /** Takes in what is equal in every row for which the condition holds. */
  private holds(condition: unknown, scope: Scope): void {
    const logic = of(condition, 'BoolExpr');
    const operation = of(condition, 'A_Expr');
    if (logic?.boolop === 'AND_EXPR') for (const each of nodes(logic.args)) this.holds(each, scope);
    else if (logic?.boolop === 'OR_EXPR') this.holdsEither(nodes(logic.args), scope);
    else if (operation) this.compare(operation, scope);
    else {
      const within = of(condition, 'SubLink');
      if (within?.subLinkType === 'ANY_SUBLINK' && isNode(within.subselect))
        this.equal.join(this.value(within.testexpr, scope), this.statement(within.subselect, scope)('0'));
      else this.inside(condition, scope);
    }
  }

  /** A store is given when each of the conditions gives it. */
  private holdsEither(conditions: Node[], scope: Scope): void {
    const before = this.equal;
    const known = this.spread.length;
    const given = conditions.map((condition) => {
      const first = this.spread.length;
      this.equal = before.copy();
      this.holds(condition, scope);
      const keys = this.spread.map(({ key }) => key);
      // Those of queries inside this condition need not be given by the others.
      for (const key of keys.slice(first)) if (this.equal.same(key, GIVEN)) before.join(key, GIVEN);
      return new Set(keys.slice(0, known).filter((key) => this.equal.same(key, GIVEN)));
    });
    this.equal = before;
    const [first = new Set<string>(), ...others] = given;
    for (const key of first) if (others.every((each) => each.has(key))) this.equal.join(key, GIVEN);
  }

  private compare(operation: Node, scope: Scope): void {
    const { kind, lexpr, rexpr } = operation;
    const isEqual = nodes(operation.name).some((each) => of(each, 'String')?.sval === '=');
    if (isEqual && kind === 'AEXPR_OP') this.pair(lexpr, rexpr, scope);
    // Stores that are named: as many machines as stores.
    else if (isEqual && kind === 'AEXPR_IN')
      for (const each of nodes(of(rexpr, 'List')?.items)) this.pair(lexpr, each, scope);
    else if (isEqual && kind === 'AEXPR_OP_ANY') this.pair(lexpr, rexpr, scope);
    this.inside([lexpr, rexpr], scope);
  }

  private pair(left: unknown, right: unknown, scope: Scope): void {
    const lefts = nodes(of(left, 'RowExpr')?.args);
    const rights = nodes(of(right, 'RowExpr')?.args);
    if (lefts.length > 0 && lefts.length === rights.length)
      for (const [at, each] of lefts.entries()) this.pair(each, rights[at], scope);
    else this.equal.join(this.value(left, scope), this.value(right, scope));
  }

  private value(node: unknown, scope: Scope): string | null {
    if (of(node, 'ParamRef') ?? of(node, 'A_Const')) return GIVEN;
    const cast = of(node, 'TypeCast');
    if (cast) return this.value(cast.arg, scope);
    const column = of(node, 'ColumnRef');
    if (column)
      return this.column(
        nodes(column.fields).map((each) => text(of(each, 'String')?.sval)),
        scope,
      );
    return null;
  }

  private column(path: string[], scope: Scope | null): string | null {
    if (!scope) return null;
    const name = path.at(-1) ?? '';
    const owner = path.length > 1 ? path.at(-2) : null;
    const known = scope.relations.filter((relation) => owner === null || relation.name === owner);
    const [first] = known;
    // A bare name among several tables is not looked up: such a statement would have to say which one it means.
    if (first && (owner !== null || known.length === 1)) return first.columns(name);
    return this.column(path, scope.outer);
  }

  /** Reads the queries inside an expression, wherever they stand. */
  private inside(value: unknown, scope: Scope): void {
    if (Array.isArray(value)) for (const each of value) this.inside(each, scope);
    else if (isNode(value)) {
      if (isNode(value.SelectStmt)) this.statement(value, scope);
      else for (const each of Object.values(value)) this.inside(each, scope);
    }
  }
}

function columnName(value: unknown): string {
  const last = nodes(of(value, 'ColumnRef')?.fields).at(-1);
  return of(last, 'A_Star') ? '*' : text(of(last, 'String')?.sval);
}

function namedQuery(name: string, scope: Scope | null): Columns | null {
  return scope ? (scope.queries.get(name) ?? namedQuery(name, scope.outer)) : null;
}

/**
 * Tables spread by store that a statement reads or writes without naming the store: none in a statement that one machine
 * can answer. What outer joins and conditions joined by `or` say is taken as PostgreSQL's planner takes it.
 * @param spreadTables tables whose rows lie with their store, by `store_id`
 * @throws when the text is no SQL or of a kind that is not read
 */
export async function unboundTables(statement: string, spreadTables: ReadonlySet<string>): Promise<string[]> {
  const parsed: ParseResult = await parse(statement);
  const reader = new Reader(spreadTables);
  for (const { stmt } of parsed.stmts ?? []) if (isNode(stmt)) reader.statement(stmt, null);
  return reader.unbound();
}
