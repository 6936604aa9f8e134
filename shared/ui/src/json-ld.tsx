/** A value as JSON that can stand inside a script element: no text in it can end the element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Structured data for search engines and chats (schema.org); data, not a script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = scriptJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
