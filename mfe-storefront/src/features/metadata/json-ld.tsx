import { scriptJson } from '../../lib/script-json.ts';

/** Structured data for search engines and chats (schema.org); data, not a script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = scriptJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
