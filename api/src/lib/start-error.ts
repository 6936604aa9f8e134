/** Why Lapak cannot start, in one sentence for the person who starts it: something outside of it has to change. */
export class StartError extends Error {
  override name = 'StartError';
}
