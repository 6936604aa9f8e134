/**
 * Puts messages of the import's rules, which name fields of the document, into the words of a form.
 * @param labels what the form calls its fields
 */
export function formWords(labels: Readonly<Record<string, string>>): (message: string) => string {
  const words = new Map(Object.entries(labels));
  return (message) =>
    message
      .replace(/\b(?:[a-z]+(?:_[a-z]+)+|price)\b/g, (name) => words.get(name) ?? name)
      .replace(' bernilai 1', ' dinyalakan');
}
