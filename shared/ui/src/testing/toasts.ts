import '../toast-channel.ts';

/** What the shop has said at the edge of the screen in this test; no Toaster stands here to take it. */
export function toasts(): { kind: string; text: string }[] {
  return (globalThis.lapakToasts?.queue ?? []).flatMap((call) =>
    call.kind === 'dismiss' ? [] : [{ kind: call.kind, text: call.text }],
  );
}

beforeEach(() => {
  globalThis.lapakToasts = undefined;
});
