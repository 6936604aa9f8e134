import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const at = { width: 320, height: 320, sizes: '50vw' };

test('a picture reserves its space and loads lazily', () => {
  render(<Picture {...at} src="/files/a" srcSet="/files/a?w=320 320w" alt="Kopi" />);
  const image = screen.getByRole('img', { name: 'Kopi' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '320');
  expect(image).toHaveAttribute('height', '320');
  expect(image).toHaveAttribute('srcset', '/files/a?w=320 320w');
  expect(image).toHaveAttribute('sizes', '50vw');
});

test("the first view's picture is fetched before others", () => {
  render(<Picture {...at} src="/files/a" alt="Kopi" priority />);
  const image = screen.getByRole('img', { name: 'Kopi' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).toHaveAttribute('loading', 'eager');
});

test('a small mark is fetched behind the scripts', () => {
  render(<Picture {...at} src="/files/a" alt="Kopi" fetchPriority="low" />);
  expect(screen.getByRole('img', { name: 'Kopi' })).toHaveAttribute('fetchpriority', 'low');
});

test('a broken picture falls back to the placeholder, a new source is tried again', () => {
  const { rerender } = render(<Picture {...at} src="/files/rusak" alt="Kopi" />);
  fireEvent.error(screen.getByRole('img', { name: 'Kopi' }));
  expect(screen.getByRole('img', { name: 'Kopi' }).tagName).toBe('svg');
  rerender(<Picture {...at} src="/files/baru" alt="Kopi" />);
  expect(screen.getByRole('img', { name: 'Kopi' }).tagName).toBe('IMG');
});

test('no picture at all is the placeholder, decoration has an empty alt', () => {
  const { container } = render(<Picture {...at} src={null} alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
