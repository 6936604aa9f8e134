import { fireEvent, render, screen } from '@testing-library/react';
import { Logo } from './logo.tsx';

test.each([
  ['Bank BCA', 'BCA'],
  ['J&T Express', 'J&T'],
  ['Bank Mandiri', 'BM'],
  ['Alfamart', 'A'],
  ['', ''],
])('without a picture %p has the initials %p, for the eye alone', (name, initials) => {
  const { container } = render(<Logo name={name} src={null} />);
  expect(container).toHaveTextContent(new RegExp(`^${initials}$`));
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('a broken picture becomes initials; another one gets its chance', () => {
  const { container, rerender } = render(<Logo name="Bank BRI" src="/gone.png" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(container).toHaveTextContent('BRI');
  rerender(<Logo name="Bank BRI" src="/there.png" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/there.png');
});
