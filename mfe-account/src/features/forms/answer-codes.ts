import type { answerCode } from '@lapak/contracts/api/common';

/** The codes of contracts' `answerCode`, without bringing its schemas into the browser. */
export const answerCodes = {
  success: '00',
  invalid: '-3',
  unverified: '-1',
} as const satisfies Partial<typeof answerCode>;
