import { scriptJson } from '@lapak/domain/script-json';

/** Structured data for search engines and chats (schema.org); data, not a script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = scriptJson(JSON.stringify({ '@context': 'https://schema.org', ...data }));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
