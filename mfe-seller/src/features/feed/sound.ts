const KEY = 'lapak:kelola-bunyi';
const listeners = new Set<() => void>();
let context: AudioContext | null = null;

function isOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'mati';
  } catch {
    return true; // storage forbidden: as it is by default
  }
}

/** Browsers let a page sound only after it was touched. */
function prepare() {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  if (context?.state === 'suspended') context.resume().catch(() => undefined);
}

/** One tone of a bell. @param at seconds from now */
function ring(audio: AudioContext, frequency: number, at: number) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + at;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.25, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.55);
}

/** The bell of a new order, which the seller can switch off; for all tabs of this browser. */
export const sound = {
  isOn,
  turn(on: boolean) {
    try {
      if (on) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, 'mati');
    } catch {
      return; // storage forbidden: it stays as it is
    }
    for (const listener of listeners) listener();
    if (on) sound.play();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
  /** Allows the bell with the first touch or key of the page. @returns stops waiting for it */
  prepareOnTouch() {
    const events = ['pointerdown', 'keydown'] as const;
    for (const name of events) window.addEventListener(name, prepare);
    return () => {
      for (const name of events) window.removeEventListener(name, prepare);
    };
  },
  play() {
    if (!isOn()) return;
    prepare();
    if (context?.state !== 'running') return;
    ring(context, 880, 0);
    ring(context, 1175, 0.18);
  },
};
