import { categoryColor } from './category-color.ts';

describe('the colour of a category', () => {
  it.each(['#fff', '#12ab9F', 'teal'])('is %s as the seller gave it', (color) => {
    expect(categoryColor(color)).toBe(color);
  });

  it.each([null, '', 'url(https://evil.example/x)', 'red;background:url(x)', '"/><script>'])(
    'is gray for %j',
    (color) => {
      expect(categoryColor(color)).toBe('gray');
    },
  );
});
