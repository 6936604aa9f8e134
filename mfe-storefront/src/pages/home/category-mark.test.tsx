import { fireEvent, render } from '@testing-library/react';
import { aCategory } from '../../testing/builders.ts';
import { CategoryMark } from './category-mark.tsx';

const show = (image_url: string | null) =>
  render(<CategoryMark category={aCategory({ image_url })} />).container;

test("a category shows its product's picture at the size of the tile, when it comes into view", () => {
  const picture = show('/files/teh.webp').querySelector('img');
  expect(picture).toHaveAttribute('srcset', '/files/teh.webp?w=96 96w, /files/teh.webp?w=160 160w');
  expect(picture).toHaveAttribute('sizes', '48px');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('without a picture, or with a broken one, it shows the icon', () => {
  const icon = show(null).querySelector('.icon')?.innerHTML;
  expect(icon).toContain('<svg');
  const broken = show('/files/rusak.webp');
  expect(broken.querySelector('.icon')).not.toBeInTheDocument();
  const picture = broken.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(broken.querySelector('img')).not.toBeInTheDocument();
  expect(broken.querySelector('.icon')?.innerHTML).toBe(icon);
});
