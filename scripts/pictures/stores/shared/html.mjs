export const p = (...lines) => lines.map((line) => `<p>${line}</p>`).join('');
export const ul = (...items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const ol = (...items) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
export const b = (value) => `<strong>${value}</strong>`;
export const h = (value) => `<h3>${value}</h3>`;
