/** Options: `file`, the library's registered name, and `provided`, what an instance is given. */
module.exports = function useLibrary() {
  const { files, provided } = this.getOptions();
  const query = new URLSearchParams(this.resourceQuery);
  const library = query.get('library');
  const name = query.get('name');
  if (name) {
    const instance = `${this.resourcePath}?library=${library}`;
    return `module.exports = require(${JSON.stringify(instance)})[${JSON.stringify(name)}];`;
  }
  const entries = provided.map(
    (given) => `${JSON.stringify(given)}: () => require(${JSON.stringify(given)})`,
  );
  return [
    `const provided = { ${entries.join(', ')} };`,
    'const made = { exports: {} };',
    `self.lapakCommon[${JSON.stringify(files[library])}](made, (name) => provided[name]());`,
    'module.exports = made.exports;',
  ].join('\n');
};
