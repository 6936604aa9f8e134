/** Studio walls and floors; `shadow` tints what lies in shadow. */
export const backdrops = {
  cream: { top: '#efe6d8', bottom: '#dccbb4', shadow: '#4a3a2c' },
  sand: { top: '#e8d5bb', bottom: '#d0b089', shadow: '#4a3420' },
  clay: { top: '#e3b79a', bottom: '#c98d6a', shadow: '#4a2618', glow: '#fff0e4' },
  sage: { top: '#d8e0cf', bottom: '#b3c2a3', shadow: '#2c3a26' },
  forest: { top: '#8aa08a', bottom: '#5f7a63', shadow: '#16261a', glow: '#e6f0e0', glowAmount: 0.25 },
  mist: { top: '#e6ebee', bottom: '#c9d3d9', shadow: '#2e3a42' },
  dusk: { top: '#b9c4d6', bottom: '#8e9fba', shadow: '#1f2a3e', glow: '#f2f5fb' },
  blush: { top: '#f2dcd6', bottom: '#e0b9ae', shadow: '#4a2a28' },
  mustard: { top: '#f0d68f', bottom: '#dbb455', shadow: '#4a3512', glow: '#fff6da' },
  cocoa: { top: '#8d6a54', bottom: '#6a4a38', shadow: '#1c0f09', glow: '#e9cdb6', glowAmount: 0.3 },
  night: { top: '#4d5566', bottom: '#363d4c', shadow: '#0c0f16', glow: '#aab6cc', glowAmount: 0.28 },
  stone: { top: '#e3e1dd', bottom: '#c6c2bb', shadow: '#35322e' },
};
