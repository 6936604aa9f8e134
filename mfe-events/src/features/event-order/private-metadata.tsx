/** For pages whose address holds a token: it goes to no other site, not even as the page that one came from. */
export function PrivateMetadata() {
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
    </>
  );
}
