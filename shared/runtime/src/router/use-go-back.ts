import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * The back control: the previous page, or `fallback` when this history entry came from a direct load or a back
 * navigation (spec 1 §2).
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  return useCallback(() => {
    const directOrBack = location.key === 'default' || navigationType === 'POP';
    void (directOrBack ? navigate(fallback) : navigate(-1));
  }, [fallback, location.key, navigate, navigationType]);
}
