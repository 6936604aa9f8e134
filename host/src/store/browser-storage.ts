/** Local storage in redux-persist's interface; in a browser that forbids it nothing is persisted. */
export const browserStorage = {
  getItem: async (key: string): Promise<string | null> => attempt(() => window.localStorage.getItem(key)),
  setItem: async (key: string, value: string): Promise<void> => {
    attempt(() => window.localStorage.setItem(key, value));
  },
  removeItem: async (key: string): Promise<void> => {
    attempt(() => window.localStorage.removeItem(key));
  },
};

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
