import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** When it changes, the error is cleared and the children are rendered again. */
  resetKey: unknown;
  fallback: (error: unknown) => ReactNode;
  /** Called in the browser with each error. */
  onCaught?: (error: unknown) => void;
  children: ReactNode;
}

interface Caught {
  caught: { error: unknown } | null;
  resetKey: unknown;
}

/** Renders a fallback in place of children whose render threw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: Caught): Partial<Caught> | null {
    return resetKey === state.resetKey ? null : { caught: null, resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCaught?.(error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
