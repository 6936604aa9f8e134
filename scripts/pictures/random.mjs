/** A seeded random source (mulberry32): the same seed draws the same picture on every machine. */
export function random(seed) {
  let state = typeof seed === 'number' ? seed : hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

/** A 32-bit hash of a text. */
export function hash(textValue) {
  let h = 2166136261;
  for (let i = 0; i < textValue.length; i += 1) h = Math.imul(h ^ textValue.charCodeAt(i), 16777619);
  return h >>> 0;
}
