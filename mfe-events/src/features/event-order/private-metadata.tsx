/** Metadata of pages with a token in the URL: no referrer, so that no other site receives it. */
export function PrivateMetadata() {
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
    </>
  );
}
