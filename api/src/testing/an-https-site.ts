import { once } from 'node:events';
import https from 'node:https';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The key of gambar.test and lain.test, made for tests and trusted by nobody else. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkqdl+MnxKcF0pxO9
U72O+5D2fcwz7zI7OLPalh7TVy+hRANCAATb+goSJofLJK/VGeuxAb7vgHsel9mM
LTAp0GdaC5l8M97Y6iGhHGFa3OvPNZgEt4pChS/Uc6MJRVp/4TqgFYDP
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBqzCCAVKgAwIBAgIUEiiH05CGpTvkkDwk57cHdwM6iXswCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLZ2FtYmFyLnRlc3QwIBcNMjYxMTI3MTMwMTE3WhgPMjEyNjEx
MDMxMzAxMTdaMBYxFDASBgNVBAMMC2dhbWJhci50ZXN0MFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAE2/oKEiaHyySv1RnrsQG+74B7HpfZjC0wKdBnWguZfDPe2Ooh
oRxhWtzrzzWYBLeKQoUv1HOjCUVaf+E6oBWAz6N8MHowHQYDVR0OBBYEFMHtm6Wl
Qj6W8HOnmE8qAWis4ZDRMB8GA1UdIwQYMBaAFMHtm6WlQj6W8HOnmE8qAWis4ZDR
MA8GA1UdEwEB/wQFMAMBAf8wJwYDVR0RBCAwHoILZ2FtYmFyLnRlc3SCCWxhaW4u
dGVzdIcEfwAAATAKBggqhkjOPQQDAgNHADBEAiAoqzS1Yo5ddn52vMTPSk4x55DV
36v2F70Yejjd9iyvfQIgNrJEau+lEviGhwM+gIvvi/Ip/EWcsRvO3x8+RXHjQok=
-----END CERTIFICATE-----`;

/** A site with https on this machine. */
export async function anHttpsSite(answer: RequestListener) {
  const server = https.createServer({ key, cert }, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** For the fetch: whom to trust, where the names lead, and that this machine may be asked. */
    options: { ca: cert, port, resolve: async () => ['127.0.0.1'], isAllowed: () => true },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
