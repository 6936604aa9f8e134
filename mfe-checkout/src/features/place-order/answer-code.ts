/** Codes of an answer (spec 2 §9, spec-decisions 15). The contracts' list comes with schemas too heavy for a page. */
export const answerCode = { success: '00', invalid: '-3', quoteChanged: '-4' } as const;
