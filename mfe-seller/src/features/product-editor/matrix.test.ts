import { aForm } from '../../testing/product-builders.ts';
import {
  addGroup,
  addOption,
  fillAll,
  gridSize,
  matrixOf,
  matrixRows,
  noMatrix,
  removeGroup,
  removeOption,
  renameGroup,
  renameOption,
  setCell,
  varietyOf,
  type Matrix,
} from './matrix.ts';

const shirt = aForm({
  product_variety: [
    { variation_name: 'Ukuran', list_options: ['S', 'M'] },
    { variation_name: 'Warna', list_options: ['Merah', 'Biru'] },
  ],
  price_variety: [
    { options: ['S', 'Merah'], price: 10, stock: 1, discount_price: 8 },
    { options: ['S', 'Biru'], price: 20, stock: 2 },
    { options: ['M', 'Biru'], price: 40, stock: 4, berat: 300 },
  ],
});
const names = (matrix: Matrix) => matrixRows(matrix, '5').map((row) => row.names.join(' '));
const optionOf = (matrix: Matrix, group: number, place: number) =>
  matrix.groups[group]?.options[place]?.id ?? 0;
const soldOf = (matrix: Matrix) => varietyOf(matrix, '5').price_variety;

test('a product gives its variations back as it has them, without combinations that it does not sell', () => {
  const { product_variety, price_variety } = varietyOf(matrixOf(shirt), '5');
  expect(product_variety).toEqual(shirt.product_variety);
  expect(price_variety).toEqual(shirt.price_variety);
});

test('another option gets rows with the price of the product; what the other rows have stays', () => {
  const matrix = addOption(matrixOf(shirt), 0, 'L');
  expect(names(matrix)).toEqual(['S Merah', 'S Biru', 'M Merah', 'M Biru', 'L Merah', 'L Biru']);
  expect(soldOf(matrix)).toEqual([
    ...(shirt.price_variety ?? []),
    { options: ['L', 'Merah'], price: 5, stock: 0 },
    { options: ['L', 'Biru'], price: 5, stock: 0 },
  ]);
});

test('an option that is renamed keeps its rows, also while its name is that of another', () => {
  const matrix = matrixOf(shirt);
  const same = renameOption(matrix, 0, optionOf(matrix, 0, 0), 'M');
  const other = renameOption(same, 0, optionOf(matrix, 0, 0), 'XS');
  expect(soldOf(other).map(({ options, price }) => [...options, price])).toEqual([
    ['XS', 'Merah', 10],
    ['XS', 'Biru', 20],
    ['M', 'Biru', 40],
  ]);
});

test('an option that is removed takes its rows alone', () => {
  const matrix = matrixOf(shirt);
  expect(names(removeOption(matrix, 0, optionOf(matrix, 0, 0)))).toEqual(['M Merah', 'M Biru']);
});

test('an option in place of one that was removed begins with nothing of it', () => {
  const matrix = removeOption(matrixOf(shirt), 1, optionOf(matrixOf(shirt), 1, 1));
  expect(soldOf(addOption(matrix, 1, 'Hijau')).map(({ options, price }) => [...options, price])).toEqual([
    ['S', 'Merah', 10],
    ['S', 'Hijau', 5],
    ['M', 'Hijau', 5],
  ]);
});

test('another variation begins with one option, which all rows get; without it they are as before', () => {
  const matrix = addGroup(matrixOf(shirt));
  const named = renameGroup(renameOption(matrix, 2, optionOf(matrix, 2, 0), 'Katun'), 2, 'Bahan');
  expect(soldOf(named).map(({ options, price }) => [options.at(-1), price])).toEqual([
    ['Katun', 10],
    ['Katun', 20],
    ['Katun', 40],
  ]);
  expect(soldOf(removeGroup(named, 2))).toEqual(shirt.price_variety);
});

test('the first variation begins without rows of its own', () => {
  const matrix = addGroup(noMatrix);
  expect(matrixRows(matrix, '5').map(({ cell }) => cell.price)).toEqual(['5']);
});

test('a figure is written to its row, and one in all rows that are sold', () => {
  const matrix = matrixOf(shirt);
  const [first, , unsold] = matrixRows(matrix, '5');
  if (!first || !unsold) throw new Error('there are four rows');
  const one = setCell(matrix, first.id, { price: '11' }, '');
  expect(soldOf(one).map(({ price }) => price)).toEqual([11, 20, 40]);
  const all = fillAll(one, matrixRows(one, '5'), 'stock', '9');
  expect(soldOf(all).map(({ stock }) => stock)).toEqual([9, 9, 9]);
  expect(unsold.cell.isSold).toBe(false);
});

test('of a grid that is too large the combinations that are sold are shown', () => {
  const list = (of: string) => Array.from({ length: 40 }, (_, at) => `${of}${at}`);
  const matrix = matrixOf(
    aForm({
      product_variety: [
        { variation_name: 'A', list_options: list('a') },
        { variation_name: 'B', list_options: list('b') },
      ],
      price_variety: [{ options: ['a3', 'b7'], price: 1, stock: 1 }],
    }),
  );
  expect(gridSize(matrix)).toBe(1600);
  expect(names(matrix)).toEqual(['a3 b7']);
});
