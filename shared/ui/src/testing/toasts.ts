import '../toast-channel.ts';

/** The toasts queued in this test; no Toaster consumes them. */
export function toasts(): { kind: string; text: string }[] {
  return (globalThis.lapakToasts?.queue ?? []).flatMap((call) =>
    call.kind === 'dismiss' ? [] : [{ kind: call.kind, text: call.text }],
  );
}

beforeEach(() => {
  globalThis.lapakToasts = undefined;
});
