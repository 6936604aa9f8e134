import { render, screen } from '@testing-library/react';
import { ShareRow } from './share-row.tsx';

const url = 'https://lapak.example/kopi/onlinestore/detail/gayo?a=1&b=2';

test('every network gets the full URL and no referrer', () => {
  render(<ShareRow url={url} text="Kopi Gayo" />);
  for (const name of ['WhatsApp', 'Facebook', 'X', 'Telegram']) {
    const link = screen.getByRole('link', { name: `Bagikan ke ${name}` });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(url);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeInTheDocument();
});
