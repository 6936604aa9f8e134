const KEY = 'lapak:gate-device';

/** What the keeper calls this device, in the log of the gate. Empty until they name it. */
export const deviceName = {
  get(): string {
    try {
      return localStorage.getItem(KEY) ?? '';
    } catch {
      return ''; // storage forbidden: nameless
    }
  },
  set(name: string): void {
    try {
      localStorage.setItem(KEY, name.slice(0, 40));
    } catch {
      // storage forbidden: nameless
    }
  },
};
