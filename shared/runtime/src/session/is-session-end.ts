// Imported by the package's name: a remote bundles this file, and shares the host's one copy of its imports.
import { isApiError } from '@lapak/runtime';

/** Whether a call failed because the session has ended. The shell then leaves for the login, so the page reports nothing. */
export const isSessionEnd = (error: unknown): boolean => isApiError(error) && error.status === 401;
