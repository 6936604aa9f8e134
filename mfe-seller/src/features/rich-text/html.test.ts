import { isEditable } from './html.ts';

test.each([
  '',
  'Kopi dari kebun\nsendiri',
  '<p>Kopi <b>Gayo</b>, <i>giling</i> <u>halus</u>, <del>mahal</del></p>',
  '<p>Isi:</p>\n<ul>\n  <li>10 foto</li>\n  <li><strong>Tiga</strong> hari<ul><li>kerja</li></ul></li>\n</ul>',
  '<ol><li><p>Satu</p></li></ol><h2>Judul</h2><h3>Sub</h3><h4>Kecil</h4><blockquote><p>Enak</p></blockquote><hr />',
  '<p><a href="https://contoh.id/a?b=1&amp;c=2" target="_blank" rel="noopener nofollow">tautan</a><br>baris</p>',
  '<img src="https://contoh.id/a.jpg" alt="" loading="lazy" />',
  '<table><tbody><tr><th>Ukuran</th><th>Lebar</th></tr><tr><td>M</td><td colspan="2">52 &amp; 53</td></tr></tbody></table>',
])('the editor keeps %s', (html) => {
  expect(isEditable(html)).toBe(true);
});

test.each([
  '<pre>a  b</pre>',
  '<p>H<sub>2</sub>O</p>',
  '<figure><img src="https://contoh.id/a.jpg" alt="" loading="lazy" /><figcaption>Kopi</figcaption></figure>',
  '<table><thead><tr><th>Ukuran</th></tr></thead><tbody><tr><td>M</td></tr></tbody></table>',
  '<p><code>x</code></p>',
  'teks <p>lalu paragraf</p>',
  '<img src="/files/a.jpg" alt="" loading="lazy" />',
])('the editor would lose something of %s', (html) => {
  expect(isEditable(html)).toBe(false);
});
