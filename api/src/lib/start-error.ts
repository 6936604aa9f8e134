/** Why Lapak cannot start, in one sentence for the operator: something outside of Lapak has to change. */
export class StartError extends Error {
  override name = 'StartError';
}
