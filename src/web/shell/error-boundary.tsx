import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

interface ErrorBoundaryProps {
  /** Elsewhere the error is over. */
  address: string;
  /** A failure from outside the render: the page's code did not arrive. */
  failure: unknown;
  children: ReactNode;
}

interface ErrorBoundaryState {
  address: string;
  hasThrown: boolean;
}

/** A page that throws shows its error inside the frame; the rest of Giewel stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { address: this.props.address, hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return address === state.address ? null : { address, hasThrown: false };
  }

  override render() {
    return this.state.hasThrown || this.props.failure ? <ErrorPage /> : this.props.children;
  }
}
