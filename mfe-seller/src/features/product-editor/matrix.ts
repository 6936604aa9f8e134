import { limits } from '@lapak/contracts/limits';
import type { ProductForm } from '@lapak/contracts/store-document/product';
import { digitsOf, numberOf } from '../editor/digits.ts';

/** What is typed of one combination. Numbers are their digits. */
export interface Cell {
  isSold: boolean;
  price: string;
  discount_price: string;
  stock: string;
  berat: string;
}
export type CellField = Exclude<keyof Cell, 'isSold'>;

interface Option {
  id: number;
  text: string;
}
interface Group {
  name: string;
  options: readonly Option[];
}

/**
 * The variations of a form. Options have numbers of their own, which their combinations are named by: an option that is renamed, added
 * or taken away leaves what was typed for the others.
 */
export interface Matrix {
  groups: readonly Group[];
  cells: Readonly<Record<string, Cell>>;
}

export interface MatrixRow {
  id: string;
  names: readonly string[];
  cell: Cell;
}

export const noMatrix: Matrix = { groups: [], cells: {} };

const newCell = (price: string): Cell => ({ isSold: true, price, discount_price: '', stock: '0', berat: '' });
const unsold: Cell = { isSold: false, price: '', discount_price: '', stock: '0', berat: '' };
const rowId = (options: readonly Option[]) => options.map(({ id }) => id).join('-');
const nextId = ({ groups }: Matrix) =>
  1 + Math.max(0, ...groups.flatMap(({ options }) => options.map(({ id }) => id)));

/** How many combinations the options have. */
export const gridSize = ({ groups }: Matrix): number =>
  groups.length === 0 ? 0 : groups.reduce((size, { options }) => size * options.length, 1);

const gridOf = (groups: readonly Group[]): Option[][] =>
  groups.reduce<Option[][]>(
    (rows, { options }) => rows.flatMap((row) => options.map((option) => [...row, option])),
    [[]],
  );

/** The variations of a product that is there. Combinations that it does not sell are marked so. */
export function matrixOf({ product_variety = [], price_variety = [] }: ProductForm): Matrix {
  let id = 0;
  const groups = product_variety.map(({ variation_name, list_options }) => ({
    name: variation_name,
    options: list_options.map((text) => ({ id: ++id, text })),
  }));
  const sold = price_variety.flatMap(({ options, price, discount_price, stock, berat }) => {
    const found = options.map((text, level) => groups[level]?.options.find((option) => option.text === text));
    const known = found.filter((option) => option !== undefined);
    const cell = { isSold: true, price: digitsOf(price), discount_price: digitsOf(discount_price) };
    return known.length === groups.length
      ? [[rowId(known), { ...cell, stock: digitsOf(stock), berat: digitsOf(berat) }] as const]
      : [];
  });
  const isWhole = gridSize({ groups, cells: {} }) <= limits.combinations && groups.length > 0;
  const grid = isWhole ? gridOf(groups).map((options) => [rowId(options), unsold] as const) : [];
  return { groups, cells: Object.fromEntries([...grid, ...sold]) };
}

/**
 * The combinations, in the order of the options. Of a grid that is larger than a product may have, those alone that are sold.
 * @param price digits of the price that a combination has until it has its own
 */
export function matrixRows(matrix: Matrix, price: string): MatrixRow[] {
  const { groups, cells } = matrix;
  if (gridSize(matrix) === 0) return [];
  const known = new Map(groups.flatMap(({ options }) => options.map((option) => [option.id, option.text])));
  const ids =
    gridSize(matrix) > limits.combinations
      ? Object.keys(cells).filter((id) => cells[id]?.isSold)
      : gridOf(groups).map(rowId);
  return ids.flatMap((id) => {
    const names = id.split('-').map((option) => known.get(Number(option)));
    const isThere = names.length === groups.length && names.every((name) => name !== undefined);
    return isThere ? [{ id, names: names as string[], cell: cells[id] ?? newCell(price) }] : [];
  });
}

const withGroup = (matrix: Matrix, at: number, change: (group: Group) => Group): Matrix => ({
  ...matrix,
  groups: matrix.groups.map((group, place) => (place === at ? change(group) : group)),
});

export const renameGroup = (matrix: Matrix, at: number, name: string) =>
  withGroup(matrix, at, (group) => ({ ...group, name }));

export const addOption = (matrix: Matrix, at: number, text = '') =>
  withGroup(matrix, at, (group) => ({
    ...group,
    options: [...group.options, { id: nextId(matrix), text }],
  }));

export const renameOption = (matrix: Matrix, at: number, id: number, text: string) =>
  withGroup(matrix, at, (group) => ({
    ...group,
    options: group.options.map((option) => (option.id === id ? { id, text } : option)),
  }));

/** Takes an option out with its combinations: the next one may get its number. */
export function removeOption(matrix: Matrix, at: number, id: number): Matrix {
  const kept = Object.entries(matrix.cells).filter(([row]) => row.split('-')[at] !== String(id));
  return withGroup({ ...matrix, cells: Object.fromEntries(kept) }, at, (group) => ({
    ...group,
    options: group.options.filter((option) => option.id !== id),
  }));
}

/** Another variation with one option, which all combinations so far get. */
export function addGroup(matrix: Matrix): Matrix {
  const id = nextId(matrix);
  const isFirst = matrix.groups.length === 0;
  const cells = isFirst
    ? {}
    : Object.fromEntries(Object.entries(matrix.cells).map(([row, cell]) => [`${row}-${id}`, cell]));
  return { groups: [...matrix.groups, { name: '', options: [{ id, text: '' }] }], cells };
}

/** Takes one of the variations out: what its first option had stays. */
export function removeGroup(matrix: Matrix, at: number): Matrix {
  const first = matrix.groups[at]?.options[0]?.id;
  const groups = matrix.groups.filter((_, place) => place !== at);
  const kept = Object.entries(matrix.cells).flatMap(([row, cell]) => {
    const ids = row.split('-');
    return ids[at] === String(first)
      ? [[ids.filter((_, place) => place !== at).join('-'), cell] as const]
      : [];
  });
  return { groups, cells: groups.length === 0 ? {} : Object.fromEntries(kept) };
}

/** What was typed in a row. @param price digits of the price that a combination has until it has its own */
export const setCell = (matrix: Matrix, id: string, own: Partial<Cell>, price: string): Matrix => ({
  ...matrix,
  cells: { ...matrix.cells, [id]: { ...(matrix.cells[id] ?? newCell(price)), ...own } },
});

/** One figure in all combinations that are sold. */
export const fillAll = (
  matrix: Matrix,
  rows: readonly MatrixRow[],
  field: CellField,
  text: string,
): Matrix => ({
  ...matrix,
  cells: {
    ...matrix.cells,
    ...Object.fromEntries(
      rows.filter(({ cell }) => cell.isSold).map(({ id, cell }) => [id, { ...cell, [field]: text }]),
    ),
  },
});

type Variety = NonNullable<ProductForm['price_variety']>[number];

/** The variations as the product has them. A missing figure is left out, and the rules report it. */
export function varietyOf(
  matrix: Matrix,
  price: string,
): Required<Pick<ProductForm, 'product_variety' | 'price_variety'>> {
  const sold = matrixRows(matrix, price).filter(({ cell }) => cell.isSold);
  return {
    product_variety: matrix.groups.map(({ name, options }) => ({
      variation_name: name.trim(),
      list_options: options.map(({ text }) => text.trim()),
    })),
    price_variety: sold.map(({ names, cell }) => {
      const discount = numberOf(cell.discount_price);
      const berat = numberOf(cell.berat);
      return {
        options: names.map((name) => name.trim()),
        price: numberOf(cell.price) as number,
        stock: numberOf(cell.stock) as number,
        ...(discount === undefined ? {} : { discount_price: discount }),
        ...(berat === undefined ? {} : { berat }),
      } satisfies Variety;
    }),
  };
}
