import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

interface ErrorBoundaryProps {
  /** A failure from outside the render: the page's code did not arrive. */
  failure: unknown;
  children: ReactNode;
}

/** A page that throws shows its error inside the frame; the rest of Giewel stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override render() {
    return this.state.hasThrown || this.props.failure ? <ErrorPage /> : this.props.children;
  }
}
