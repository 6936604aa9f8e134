import '../toast-channel.ts';

/** The toasts queued in this test; no Toaster consumes them. */
export function toasts(): { kind: string; text: string }[] {
  return (globalThis.lapakToasts?.queue ?? []).flatMap((call) =>
    call.kind === 'dismiss' ? [] : [{ kind: call.kind, text: call.text }],
  );
}

/** The texts of those toasts that no later one has replaced. */
export function toastsLeft(): string[] {
  const left = new Map<string, string>();
  for (const call of globalThis.lapakToasts?.queue ?? []) {
    if (call.kind !== 'dismiss') left.set(call.options.id, call.text);
  }
  return [...left.values()];
}

beforeEach(() => {
  globalThis.lapakToasts = undefined;
});
