import { youtubeEmbed } from './youtube.ts';

const embed = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

describe('the embedded video', () => {
  it.each([
    'dQw4w9WgXcQ',
    ' dQw4w9WgXcQ ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ])('is found in %s', (value) => {
    expect(youtubeEmbed(value)).toBe(embed);
  });

  it.each([null, '', 'javascript:alert(1)', 'https://evil.example/dQw4w9WgXcQ', '"><script>', '../../../x'])(
    'is none for %s',
    (value) => {
      expect(youtubeEmbed(value)).toBeNull();
    },
  );
});
