import { render } from '@testing-library/react';
import { JsonLd } from './json-ld.tsx';

test('no text can close the element, and the data is unchanged', () => {
  const name = '</script><script>alert(1)</script> & "kutip" \u2028';
  const { container } = render(<JsonLd data={{ '@type': 'Thing', name }} />);
  const scripts = container.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.innerHTML).not.toContain('<');
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name,
  });
});
