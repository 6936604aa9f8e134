const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** A seller's HTML as plain text of at most `length` characters, for link previews and search engines (spec 1 §2). */
export function plainText(html: string, length = 160): string {
  const text = html
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    // Block elements become spaces; inline elements, such as a bold word, do not.
    .replace(/<\/?(?:a|b|strong|i|em|u|s|sub|sup|span|code)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 30)).trimEnd()}…`;
}
