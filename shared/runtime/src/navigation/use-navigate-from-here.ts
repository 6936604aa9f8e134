// Imported by the package's name: a remote bundles this file, and shares the host's one copy of its imports.
import { ComingLocationContext, useLocation, useNavigate } from '@lapak/runtime';
import { use } from 'react';
import type { NavigateOptions, To } from 'react-router-dom';

/**
 * Navigates when an answer has come, unless the page has been left since it was asked for, or is being left.
 * @returns as React Router's `useNavigate`
 */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => void | Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const comingLocation = use(ComingLocationContext);
  return (to, options) => {
    const coming = comingLocation();
    return coming === null || coming.key === key ? navigate(to, options) : undefined;
  };
}
